import { css } from 'styled-components'

const tick = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2' ` +
  `stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`

/** A real check box, drawn by us in both schemes: the browser's own follows no theme. */
export const checkBox = css`
  appearance: none;
  display: grid;
  place-content: center;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  margin: 0;
  border: 1px solid var(--mall-control-border);
  border-radius: var(--mall-radius-tag);
  background: var(--mall-surface);
  cursor: inherit;

  &::before {
    content: '';
    inline-size: 14px;
    block-size: 14px;
    background: var(--mall-on-primary);
    mask: ${tick('M3.5 8.5l3 3 6-7')} center / contain no-repeat;
    opacity: 0;
  }
  &:hover:enabled {
    border-color: var(--mall-primary);
  }
  &:checked,
  &:indeterminate {
    border-color: var(--mall-primary);
    background: var(--mall-primary);
  }
  &:checked::before,
  &:indeterminate::before {
    opacity: 1;
  }
  &:indeterminate::before {
    mask-image: ${tick('M3.5 8h9')};
  }
  &[aria-invalid='true'] {
    border-color: var(--mall-danger);
  }
  &:disabled {
    border-color: var(--mall-divider);
    background: var(--mall-canvas);
  }
  &:disabled::before {
    background: var(--mall-text-tertiary);
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`
