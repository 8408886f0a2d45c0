import { styled } from 'styled-components'
import { media } from '../theme/media.ts'

/** Sticks to the foot of the window until the end of the form is scrolled into view. */
export const Root = styled.div`
  position: sticky;
  z-index: 10;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--mall-space-8) var(--mall-space-12);
  padding: var(--mall-space-12) var(--mall-sheet-padding, 0px);
  padding-block-end: max(var(--mall-space-12), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--mall-divider);
  border-radius: 0 0 var(--mall-radius-card) var(--mall-radius-card);
  background: var(--mall-surface);
`

export const Words = styled.div`
  flex: 1 1 16em;
  min-inline-size: 0;
  color: var(--mall-text-secondary);
  overflow-wrap: anywhere;
`

export const Problem = styled.p`
  display: flex;
  gap: var(--mall-space-4);
  align-items: start;
  margin: 0;
  color: var(--mall-danger);

  &:empty {
    display: none;
  }
  > svg {
    flex: none;
    margin-block-start: 1px;
  }
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-12);

  ${media.phone} {
    flex: 1 0 100%;

    > * {
      flex: 1 0 auto;
      min-block-size: 40px;
    }
  }
`
