import { styled } from 'styled-components'
import { frameSize } from './crop.ts'

export const Root = styled.div`
  display: grid;
  gap: var(--mall-space-16);
  justify-items: center;
`

/** What is outside of the circle is cut by whoever shows it: here it is dimmed. */
export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  inline-size: ${frameSize}px;
  block-size: ${frameSize}px;
  border-radius: var(--mall-radius-card);
  background: var(--mall-canvas);
  cursor: move;
  touch-action: none;

  img {
    position: absolute;
    max-inline-size: none;
    user-select: none;
    pointer-events: none;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: 0 0 0 ${frameSize}px rgb(0 0 0 / 0.45);
    pointer-events: none;
  }

  &:focus-visible {
    outline: 2px solid var(--mall-primary);
    outline-offset: 2px;
  }
`

export const Zoom = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--mall-space-12);
  align-items: center;
  inline-size: ${frameSize}px;
  color: var(--mall-text-secondary);

  input {
    min-inline-size: 0;
    min-block-size: 32px;
    accent-color: var(--mall-primary);
  }
`
