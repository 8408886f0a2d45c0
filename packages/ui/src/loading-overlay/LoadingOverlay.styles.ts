import { keyframes, styled } from 'styled-components'
import { ring } from '../styles/ring.styles.ts'

const appear = keyframes`
  from { opacity: 0; }
`

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
`

export const Content = styled.div`
  [data-busy] > & {
    user-select: none;
  }
`

/** Appears after a delay, so that a fast response shows no overlay and nothing flickers. */
export const Veil = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  background: color-mix(in srgb, var(--mall-surface) 70%, transparent);
  border-radius: inherit;
  animation: ${appear} var(--mall-motion) var(--mall-ease-enter) var(--delay, 300ms) backwards;
  cursor: progress;
`

export const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--mall-space-8);
  padding: var(--mall-space-8) var(--mall-space-16);
  border-radius: var(--mall-radius-card);
  background: var(--mall-raised);
  box-shadow: var(--mall-shadow-popover);
  color: var(--mall-text);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
`

export const Ring = styled.span`
  ${ring}
  color: var(--mall-primary);
`
