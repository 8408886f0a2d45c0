import { styled } from 'styled-components'
import { floatingPanel } from '../popover/Popover.styles.ts'

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

/** In the top layer: neither a dialog nor a table clips it. */
export const Popup = styled.div`
  ${floatingPanel}
  overflow: auto;
  inline-size: max-content;
  min-inline-size: min(var(--anchor-inline-size, 0px), 100vw - 16px);
  max-inline-size: min(max(var(--anchor-inline-size, 0px), 400px), 100vw - 16px);
  max-block-size: min(320px, 50dvh);
  padding: var(--mall-space-8);
  overscroll-behavior: contain;

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
