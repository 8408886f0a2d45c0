import { styled } from 'styled-components'

export const Root = styled.span`
  display: grid;
  gap: 2px;
  inline-size: 100%;
  min-inline-size: 0;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-level='warning'],
  &[data-level='critical'] {
    --usage: var(--mall-warning);
    color: var(--mall-warning);
  }
  &[data-level='over'] {
    --usage: var(--mall-danger);
    color: var(--mall-danger);
  }
`

export const Words = styled.span`
  display: inline-flex;
  gap: var(--mall-space-4);
  align-items: center;

  svg {
    flex: none;
  }
`

/** Used solid, frozen hatched: distinguishable without colour. */
export const Track = styled.span`
  display: flex;
  overflow: hidden;
  block-size: 6px;
  border-radius: 1px;
  background: var(--mall-divider);

  > span {
    inline-size: var(--share);
    background: var(--usage, var(--mall-primary));
  }
  > [data-part='frozen'] {
    background: repeating-linear-gradient(135deg, var(--usage, var(--mall-primary)) 0 2px, var(--mall-surface) 2px 5px);
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`
