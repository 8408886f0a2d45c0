import { styled } from 'styled-components'

export const Frame = styled.span`
  position: relative;
  display: inline-flex;
  inline-size: 100%;
  min-inline-size: 0;
  block-size: var(--mall-control-height);
  font-size: var(--mall-control-font-size);

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(var(--mall-control-padding) - 2px);
    margin-block: auto;
    color: var(--mall-text-secondary);
    pointer-events: none;
  }
`

export const Control = styled.select`
  appearance: none;
  inline-size: 100%;
  min-inline-size: 0;
  block-size: var(--mall-control-height);
  margin: 0;
  padding-block: 0;
  padding-inline: calc(var(--mall-control-padding) - 1px) calc(var(--mall-control-padding) + 18px);
  border: 1px solid var(--mall-control-border);
  border-radius: var(--mall-radius-control);
  background: var(--mall-surface);
  color: var(--mall-text);
  font: inherit;
  line-height: 1.5;
  text-overflow: ellipsis;
  cursor: pointer;

  & option {
    background: var(--mall-raised);
    color: var(--mall-text);
  }
  /* The selected option, also when a form library set it. */
  &:has(> option[value='']:checked) {
    color: var(--mall-text-tertiary);
  }
  &[aria-invalid='true'] {
    border-color: var(--mall-danger);
  }
  &:disabled {
    border-color: var(--mall-divider);
    background: var(--mall-canvas);
    color: var(--mall-text-tertiary);
    opacity: 1;
    cursor: not-allowed;
  }
  &&:focus-visible {
    outline-offset: 1px;
  }
`
