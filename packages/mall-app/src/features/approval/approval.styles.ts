import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

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

export const ReasonList = styled.ul`
  display: grid;
  gap: var(--mall-space-8);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--mall-space-12);
    align-items: baseline;
    overflow-wrap: anywhere;
  }
`

/** Many of them are scrolled. */
export const Subjects = styled.ul`
  max-block-size: 216px;
  margin: 0;
  padding: 0;
  overflow: auto;
  border-block: 1px solid var(--mall-divider);
  font-size: var(--mall-font-size-14);
  font-variant-numeric: tabular-nums;
  line-height: var(--mall-line-height-14);
  list-style: none;

  li {
    display: flex;
    gap: var(--mall-space-16);
    align-items: start;
    justify-content: space-between;
    padding-block: var(--mall-space-8);
  }

  li + li {
    border-block-start: 1px solid var(--mall-divider);
  }

  li > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
`

export const Decisions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8);

  ${media.tablet} {
    flex: 1 1 100%;

    > [data-part='button'] {
      flex: 1 1 0;
    }
  }
`
