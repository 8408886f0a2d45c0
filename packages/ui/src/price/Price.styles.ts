import { styled } from 'styled-components'

export const Root = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: var(--mall-text);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  &[data-kind='agreed'] {
    font-weight: 600;
  }
  &[data-kind='market'] {
    color: var(--mall-text-tertiary);
  }
  &[data-kind='saving'] {
    /* As far from its word as numbers are from words. */
    > :first-child {
      margin-inline-start: 0.2em;
    }

    color: var(--mall-cinnabar);
    font-weight: 600;
  }
  &[data-size='small'] {
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
  &[data-size='large'] {
    font-size: var(--mall-font-size-20);
    line-height: var(--mall-line-height-20);
    font-weight: 600;
  }
  &[data-size='hero'] {
    font-size: var(--mall-font-size-30);
    line-height: var(--mall-line-height-30);
    font-weight: 600;
  }
  &[data-missing] {
    color: var(--mall-text-tertiary);
    font-weight: 400;
  }
`

/** The currency sign and the fen are smaller, so that whole yuan are easy to compare. */
export const Minor = styled.span`
  [data-size='large'] > & {
    font-size: var(--mall-font-size-14);
  }
  [data-size='hero'] > & {
    font-size: var(--mall-font-size-20);
  }
`

export const Struck = styled.s`
  text-decoration-thickness: 1px;
`

export const Unit = styled.span`
  margin-inline-start: 2px;
  font-size: var(--mall-font-size-12);
  font-weight: 400;
  color: var(--mall-text-tertiary);
`
