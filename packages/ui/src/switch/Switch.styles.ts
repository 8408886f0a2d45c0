import { styled } from 'styled-components'

export const Root = styled.label`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--mall-space-8);
  min-block-size: max(24px, var(--mall-control-height));
  font-size: var(--mall-control-font-size);
  line-height: 1.5;
  color: var(--mall-text);
  cursor: pointer;

  &[data-disabled] {
    color: var(--mall-text-tertiary);
    cursor: not-allowed;
  }
`

export const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 36px;
  block-size: 20px;
  margin: 0;
  border: 1px solid var(--mall-control-border);
  border-radius: 10px;
  background: var(--mall-control-border);
  cursor: inherit;
  transition: background-color var(--mall-motion-fast) var(--mall-ease-enter);

  &::before {
    content: '';
    position: absolute;
    inset-block: 2px;
    inset-inline-start: 2px;
    inline-size: 14px;
    border-radius: 50%;
    background: var(--mall-surface);
    transition: transform var(--mall-motion-fast) var(--mall-ease-enter);
  }
  &:checked {
    border-color: var(--mall-primary);
    background: var(--mall-primary);
  }
  &:checked::before {
    transform: translateX(16px);
    background: var(--mall-on-primary);
  }
  &:checked:dir(rtl)::before {
    transform: translateX(-16px);
  }
  &:disabled {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`
