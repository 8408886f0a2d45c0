import { media } from '@mall/ui/theme'
import { css, styled } from 'styled-components'

const oneLine = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Quiet = styled.span`
  color: var(--mall-text-secondary);
`

/** A name of four characters, and what stands beside it in line with the rows above. */
export const Person = styled.span`
  > :first-child:not(:last-child) {
    display: inline-block;
    min-inline-size: 52px;
    margin-inline-end: var(--mall-space-8);
  }
`

export const Purpose = styled.span`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  min-inline-size: 0;

  img {
    flex: none;
    border-radius: var(--mall-radius-tag);
  }

  span {
    ${oneLine}
  }
`

export const Amount = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

export const Tags = styled.span`
  display: flex;
  gap: var(--mall-space-4);
  min-inline-size: 0;
`

export const Tag = styled.span`
  padding-inline: 6px;
  border-radius: var(--mall-radius-tag);
  background: color-mix(in oklab, var(--mall-divider) 60%, var(--mall-surface));
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-14);
  white-space: nowrap;

  &[data-tone='warning'] {
    background: var(--mall-warning-soft);
    color: var(--mall-warning);
  }

  tr[data-open] &:not([data-tone]) {
    background: var(--mall-surface);
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`

export const Wait = styled.span`
  display: inline-flex;
  gap: var(--mall-space-4);
  align-items: center;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  svg {
    flex: none;
  }

  /* A slot for the icon, so that the figures of a column stand in line. */
  td > &:not([data-tone]) {
    padding-inline-start: 20px;
  }

  &[data-tone='warning'] {
    color: var(--mall-warning);
  }

  &[data-tone='danger'] {
    color: var(--mall-danger);
    font-weight: 600;
  }
`

export const Card = styled.article`
  display: grid;
  gap: var(--mall-space-8);

  > div {
    display: flex;
    gap: var(--mall-space-12);
    align-items: center;
    justify-content: space-between;
  }

  a {
    ${oneLine}
    display: flex;
    flex: 1;
    gap: var(--mall-space-12);
    align-items: center;
    min-block-size: 40px;
    color: var(--mall-text);
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
    text-decoration: none;
    white-space: normal;
  }

  img {
    flex: none;
    border-radius: var(--mall-radius-tag);
  }
`

export const Peek = styled.div`
  --mall-sheet-padding: 0px;
  display: grid;
  gap: var(--mall-space-16);

  > [data-part='head'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--mall-space-4) var(--mall-space-12);
    align-items: baseline;

    > strong {
      font-size: var(--mall-font-size-16);
      font-weight: 600;
      line-height: var(--mall-line-height-16);
      overflow-wrap: anywhere;
    }
  }

  ul {
    display: grid;
    gap: var(--mall-space-8);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    gap: var(--mall-space-12);
    align-items: center;
    font-variant-numeric: tabular-nums;
  }

  ${media.tablet} {
    gap: var(--mall-space-12);
  }
`
