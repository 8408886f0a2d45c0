import { styled } from 'styled-components'

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--mall-space-8);
  font-size: var(--mall-control-font-size);
`

export const Frame = styled.span`
  display: inline-flex;
  block-size: var(--mall-control-height);
  border: 1px solid var(--mall-control-border);
  border-radius: var(--mall-radius-control);
  background: var(--mall-surface);
  overflow: clip;

  &:has(input:focus-visible) {
    border-color: var(--mall-primary);
    outline: 2px solid var(--mall-focus);
    outline-offset: 1px;
  }
  [data-invalid] > & {
    border-color: var(--mall-danger);
  }
  [data-disabled] > & {
    border-color: var(--mall-divider);
    background: var(--mall-canvas);
  }
`

export const Step = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: calc(var(--mall-control-height) - 2px);
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--mall-text-secondary);
  cursor: pointer;
  touch-action: manipulation;
  user-select: none;

  @media (hover: hover) {
    &:hover {
      background: var(--mall-primary-soft);
      color: var(--mall-primary);
    }
  }
  &:disabled {
    background: transparent;
    color: var(--mall-text-tertiary);
    opacity: 0.45;
    cursor: not-allowed;
  }
`

export const Input = styled.input`
  inline-size: 3.6em;
  min-inline-size: 0;

  @supports (field-sizing: content) {
    field-sizing: content;
    inline-size: auto;
    min-inline-size: 3.6em;
    max-inline-size: 6em;
  }
  padding: 0 2px;
  border: 0;
  border-inline: 1px solid var(--mall-divider);
  border-radius: 0;
  background: transparent;
  color: var(--mall-text);
  text-align: center;
  font-variant-numeric: tabular-nums;

  &&:focus-visible {
    outline: none;
  }
  &:disabled {
    color: var(--mall-text-tertiary);
    -webkit-text-fill-color: currentColor;
  }
`

export const Unit = styled.span`
  color: var(--mall-text-secondary);
`

export const Message = styled.span`
  display: flex;
  align-items: center;
  gap: var(--mall-space-4);
  flex-basis: 100%;
  margin-block-start: 2px;
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  color: var(--mall-text-secondary);

  [data-invalid] > & {
    color: var(--mall-danger);
  }
`
