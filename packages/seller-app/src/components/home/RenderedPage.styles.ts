import { styled } from 'styled-components'

/** A window onto a page that is drawn wider than it is: it scrolls, and nothing in it is pressed. */
export const Window = styled.div`
  overflow: hidden auto;
  max-block-size: 100%;
  min-block-size: 240px;
  border: 1px solid var(--mall-control-border);
  border-radius: var(--mall-radius-card);
  background: var(--mall-canvas);

  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
    pointer-events: none;
  }
`
