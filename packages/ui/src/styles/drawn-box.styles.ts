import { css } from 'styled-components'

/** A drawn check box, in rows that are options or tree items and cannot hold a real one. */
export const drawnBox = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid var(--mall-control-border);
  border-radius: var(--mall-radius-tag);
  background: var(--mall-surface);
  color: var(--mall-on-primary);
`

/** The same with a mark in it. */
export const markedBox = css`
  border-color: var(--mall-primary);
  background: var(--mall-primary);
`
