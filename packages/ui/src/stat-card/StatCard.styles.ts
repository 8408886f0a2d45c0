import { css, styled } from 'styled-components'
import { Link } from '../link/Link.tsx'
import { media } from '../theme/media.ts'

const card = css`
  display: block;
  min-inline-size: 0;
  padding: var(--mall-space-12) var(--mall-sheet-padding, var(--mall-space-16));
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
  font-variant-numeric: tabular-nums;

  > span {
    display: block;
    overflow-wrap: anywhere;
  }
  > [data-part='value'] {
    color: var(--mall-text);
    font-size: var(--mall-font-size-24);
    line-height: var(--mall-line-height-24);
    font-weight: 600;
  }
  ${media.phone} {
    > [data-part='value'][data-long] {
      font-size: var(--mall-font-size-20);
    }
  }
  strong {
    color: var(--mall-text);
    font-weight: 600;
  }
`

export const Card = styled.div`
  ${card}
`

export const LinkCard = styled(Link)`
  ${card}
  text-decoration: none;

  &:hover {
    background: var(--mall-primary-soft);
  }
  &:hover > [data-part='label'] {
    color: var(--mall-primary);
  }
  &&:focus-visible {
    outline-offset: -2px;
  }
`

/** The cards overlap by their border, and the strip cuts off what is outside of it: hairlines only between them, in any number of rows. */
export const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 176px), 1fr));
  overflow: clip;
  border-block: 1px solid var(--mall-divider);

  > * {
    margin-block-start: -1px;
    margin-inline-start: -1px;
    border-block-start: 1px solid var(--mall-divider);
    border-inline-start: 1px solid var(--mall-divider);
  }
`
