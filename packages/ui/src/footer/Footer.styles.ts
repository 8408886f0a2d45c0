import { styled } from 'styled-components'
import { media } from '../theme/media.ts'

export const Root = styled.footer`
  border-block-start: 1px solid var(--mall-divider);
  background: var(--mall-surface);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  ul,
  dl,
  p,
  h2 {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    color: inherit;
  }
  a:hover {
    color: var(--mall-primary);
  }
`

/** As wide as what the page holds: the rules end with its content. */
export const Band = styled.div`
  inline-size: calc(100% - 2 * var(--mall-space-16));
  max-inline-size: calc(var(--mall-page-width, 1280px) - 2 * var(--mall-space-16));
  margin: 0 auto;
  padding-block: var(--mall-space-24);

  & + & {
    border-block-start: 1px solid var(--mall-divider);
  }
`

export const Promises = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: var(--mall-space-16) var(--mall-space-24);

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  strong {
    display: block;
    color: var(--mall-text);
    font-size: var(--mall-font-size-16);
    font-weight: 600;
    line-height: var(--mall-line-height-16);
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  gap: var(--mall-space-24);

  h2 {
    margin-block-end: var(--mall-space-8);
    color: var(--mall-text);
    font-size: var(--mall-font-size-14);
    font-weight: 600;
    line-height: var(--mall-line-height-14);
  }
  li a {
    display: inline-block;
    padding-block: var(--mall-space-4);
  }
  @media (pointer: coarse) {
    li a {
      padding-block: 10px;
    }
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`

/** As `details` it opens under its title. */
export const Column = styled.div`
  details& {
    border-block-end: 1px solid var(--mall-divider);
  }
  summary {
    padding-block: 10px;
    cursor: pointer;
  }
  summary > h2 {
    display: inline;
  }
`

export const Hotlines = styled.dl`
  display: grid;
  gap: var(--mall-space-12);

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  details + & {
    margin-block-start: var(--mall-space-24);
  }

  dd {
    margin: 0;
  }
  dd a {
    color: var(--mall-text);
    font-size: var(--mall-font-size-20);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: var(--mall-line-height-20);
  }
`

export const Notices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--mall-space-4) var(--mall-space-16);
  text-align: center;

  a {
    display: inline-block;
    min-block-size: 24px;
  }
`
