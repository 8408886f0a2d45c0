import { css } from 'styled-components'
import { fingerTarget } from './finger-target.styles.ts'

/** The frame around a native field (`data-part="control"`), whose focus, error and disabled state it shows. */
export const controlFrame = css`
  min-block-size: var(--mall-control-height);
  padding-inline: calc(var(--mall-control-padding) - 1px);
  border: 1px solid var(--mall-control-border);
  border-radius: var(--mall-radius-control);
  background: var(--mall-surface);
  color: var(--mall-text-tertiary);
  font-size: var(--mall-control-font-size);
  line-height: 1.5;
  cursor: text;

  &:has([data-part='control']:focus-visible) {
    border-color: var(--mall-primary);
    outline: 2px solid var(--mall-focus);
    outline-offset: 1px;
  }
  &:has([data-part='control'][aria-invalid='true']) {
    border-color: var(--mall-danger);
  }
  &:has([data-part='control']:disabled) {
    border-color: var(--mall-divider);
    background: var(--mall-canvas);
    cursor: not-allowed;
  }
`

/** A small button in such a frame. */
export const frameTool = css`
  ${fingerTarget}
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: var(--mall-radius-tag);
  background: transparent;
  color: var(--mall-text-tertiary);
  cursor: pointer;

  &:hover {
    color: var(--mall-text);
  }
`
