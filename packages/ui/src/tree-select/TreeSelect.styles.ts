import { styled } from 'styled-components'

export const Root = styled.div`
  position: relative;
`

export const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: var(--mall-space-8);
  inline-size: 100%;
  min-block-size: var(--mall-control-height);
  padding-inline: var(--mall-control-padding);
  border: 1px solid var(--mall-control-border);
  border-radius: var(--mall-radius-control);
  background: var(--mall-surface);
  color: var(--mall-text);
  font-size: var(--mall-control-font-size);
  text-align: start;
  cursor: pointer;

  > span {
    flex: 1;
    overflow: hidden;
    min-inline-size: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span[data-placeholder] {
    color: var(--mall-text-tertiary);
  }
  svg {
    flex: none;
    color: var(--mall-text-tertiary);
  }
  &[aria-invalid='true'] {
    border-color: var(--mall-danger);
  }
  &:disabled {
    background: var(--mall-canvas);
    color: var(--mall-text-tertiary);
    cursor: default;
  }
`

export const Popup = styled.div`
  position: absolute;
  z-index: 30;
  inset-block-start: calc(100% + 4px);
  inset-inline-start: 0;
  overflow: auto;
  min-inline-size: 100%;
  max-inline-size: min(400px, 92vw);
  max-block-size: 320px;
  padding: var(--mall-space-8);
  border-radius: var(--mall-radius-card);
  background: var(--mall-raised);
  box-shadow: var(--mall-shadow-popover);

  input {
    inline-size: 100%;
    block-size: var(--mall-control-height);
    margin-block-end: var(--mall-space-8);
    padding-inline: var(--mall-control-padding);
    border: 1px solid var(--mall-control-border);
    border-radius: var(--mall-radius-control);
    background: var(--mall-surface);
    color: var(--mall-text);
  }
`
