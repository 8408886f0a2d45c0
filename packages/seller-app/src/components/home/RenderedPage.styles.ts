import { styled } from 'styled-components'

/** A window onto a page that is drawn wider than it is: it scrolls, and nothing in it is pressed. */
export const Window = styled.div`
  overflow: hidden auto;
  /* What is chosen is kept in view here: the browser would hold on to a mark that moves, which looks like somebody's scrolling. */
  overflow-anchor: none;
  block-size: 100%;
  min-block-size: 240px;
  border: 1px solid var(--mall-control-border);
  border-radius: var(--mall-radius-card);
  background: var(--mall-canvas);

  > div {
    position: relative;
  }

  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
    pointer-events: none;
  }
`

/** A block of the page, over it. The chosen one has a ring in two colours: seen on any page. */
export const Mark = styled.button`
  position: absolute;
  padding: 0;
  border: 0;
  border-radius: var(--mall-radius-tag);
  background: none;
  outline-offset: 1px;
  cursor: pointer;

  &[data-changed] {
    outline: 1px dashed var(--mall-primary);
  }
  &:hover {
    outline: 1px solid var(--mall-primary);
  }
  &[aria-pressed='true'] {
    outline: 2px solid var(--mall-primary);
    box-shadow: 0 0 0 5px var(--mall-surface);
  }

  > span {
    position: absolute;
    z-index: 1;
    inset-block-end: calc(100% + 1px);
    inset-inline-start: -3px;
    overflow: hidden;
    max-inline-size: 100%;
    padding: 2px var(--mall-space-8);
    border-radius: var(--mall-radius-tag) var(--mall-radius-tag) 0 0;
    background: var(--mall-primary);
    color: var(--mall-on-primary);
    font-size: var(--mall-font-size-12);
    font-weight: 600;
    line-height: var(--mall-line-height-12);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
