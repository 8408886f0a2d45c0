import { css, styled } from 'styled-components'

/*
 * Picture and track run from left to right in every writing direction, as the picture does. A rail is as long as the travel of
 * the element on it, so that percentages of the rail are percentages of the travel.
 */

const centred = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--mall-space-8);
`

export const Root = styled.div.attrs({ role: 'group' })`
  display: grid;
  gap: var(--mall-space-8);
  max-inline-size: 400px;

  button {
    ${centred}
    min-inline-size: 32px;
    min-block-size: 32px;
    margin: 0;
    padding: 0 var(--mall-space-8);
    border: 1px solid var(--mall-control-border);
    border-radius: var(--mall-radius-control);
    background: var(--mall-surface);
    color: var(--mall-text);
    cursor: pointer;
  }
  button:hover {
    border-color: var(--mall-primary);
    color: var(--mall-primary);
  }
  button[aria-disabled='true'] {
    border-color: var(--mall-divider);
    color: var(--mall-text-tertiary);
    cursor: default;
  }
`

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--mall-radius-control);
  user-select: none;
`

export const Picture = styled(Frame)`
  aspect-ratio: 2;
  background: var(--mall-divider);

  img {
    display: block;
    pointer-events: none;
  }
  > img {
    inline-size: 100%;
  }
  > button {
    position: absolute;
    inset-block-start: var(--mall-space-8);
    inset-inline-end: var(--mall-space-8);
    padding: 0;
    border: 0;
  }
  [data-state='loading'] > & img,
  [data-state='expired'] > & img,
  [data-state='unavailable'] > & img {
    opacity: 0.3;
  }
`

const Rail = styled.div`
  position: absolute;
  inset-inline-start: 0;
  pointer-events: none;
  transform: translateX(calc(var(--share, 0) * 100%));
  will-change: transform;
  transition: transform var(--mall-motion-fast) var(--mall-ease-enter);

  [data-state='dragging'] & {
    transition: none;
  }
`

export const PieceRail = styled(Rail)`
  filter: drop-shadow(0 1px 3px rgb(0 0 0 / 0.5));
`

export const Track = styled(Frame)`
  --handle: 44px;
  block-size: 40px;
  border: 1px solid var(--mall-divider);
  background: var(--mall-canvas);
  touch-action: pan-y;

  [data-state='rejected'] > & {
    border-color: var(--mall-danger);
    background: var(--mall-danger-soft);
  }
  [data-state='passed'] > & {
    border-color: var(--mall-success);
    background: var(--mall-success-soft);
  }
`

/** Fill and handle, hidden while a message is shown in their place. */
export const TrackRail = styled(Rail)`
  inset-block: 0;
  inline-size: calc(100% - var(--handle));

  [data-state]:not([data-state='loading'], [data-state='ready'], [data-state='dragging']) & {
    opacity: 0;
  }
`

export const Fill = styled(TrackRail)`
  transform: scaleX(var(--share, 0));
  transform-origin: left;
  background: var(--mall-primary-soft);
`

export const Handle = styled.div`
  display: grid;
  place-items: center;
  inline-size: var(--handle);
  block-size: 100%;
  border-radius: var(--mall-radius-control);
  background: var(--mall-surface);
  box-shadow: var(--mall-shadow-popover);
  color: var(--mall-primary);
  cursor: grab;
  pointer-events: auto;
  touch-action: none;

  &:focus-visible {
    outline-offset: -3px;
  }
  [data-state='ready'] &:hover,
  [data-state='dragging'] & {
    background: var(--mall-primary);
    color: var(--mall-on-primary);
  }
  &[aria-disabled] {
    color: var(--mall-text-tertiary);
    cursor: default;
  }
`

/** A live region, rendered before its text so that changes are announced; hidden while the handle covers the text. */
export const Status = styled.output`
  position: absolute;
  inset: 0;
  ${centred}
  color: var(--mall-text-secondary);
  pointer-events: none;

  [data-state='ready'] & {
    padding-inline-start: var(--handle);
  }
  [data-state='dragging'] &,
  [data-stepped] & {
    visibility: hidden;
  }
  [data-wrong] & {
    color: var(--mall-danger);
  }
  [data-state='passed'] & {
    color: var(--mall-success);
  }
  > button {
    position: absolute;
    inset: 0;
    border: 0;
    outline-offset: -3px;
    background: var(--mall-warning-soft);
    color: var(--mall-warning);
    pointer-events: auto;
  }
  [data-state='unavailable'] & > button {
    background: var(--mall-danger-soft);
    color: var(--mall-danger);
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4);

  > div {
    display: flex;
    gap: inherit;
  }
  > :last-child:not(:first-child) {
    margin-inline-start: auto;
    border: 0;
    background: none;
    color: var(--mall-primary);
  }
`
