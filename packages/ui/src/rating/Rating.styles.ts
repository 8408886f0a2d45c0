import { styled } from 'styled-components'

export const Root = styled.div`
  display: inline-flex;
  align-items: center;
  min-block-size: max(24px, var(--mall-control-height));
  color: var(--mall-text);

  &[data-readonly] {
    min-block-size: 0;
  }
`

/** Ochre, and filled: the shape says it without the colour. */
export const Star = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: max(24px, var(--mall-control-height));
  color: var(--mall-control-border);
  cursor: pointer;

  &[data-filled] {
    color: var(--mall-warning);
  }
  &:has(:focus-visible) {
    border-radius: var(--mall-radius-control);
    outline: 2px solid var(--mall-focus);
    outline-offset: -2px;
  }
  [data-readonly] > & {
    inline-size: 18px;
    block-size: 20px;
    cursor: inherit;
  }
  [data-disabled] > & {
    cursor: not-allowed;
  }
  [data-disabled] > &[data-filled] {
    color: var(--mall-text-tertiary);
  }
  @media (pointer: coarse) {
    [role='radiogroup'] > & {
      inline-size: 40px;
      block-size: 40px;
    }
  }
`

export const Radio = styled.input`
  appearance: none;
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`

export const Filling = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 1px;
  display: grid;
  place-items: center start;
  inline-size: calc(var(--part) * 0.89);
  overflow: hidden;
  color: var(--mall-warning);
`

export const Words = styled.span`
  min-inline-size: 5em;
  padding-inline-start: var(--mall-space-8);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
`
