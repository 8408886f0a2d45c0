import { media } from '@mall/ui/theme'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Words = styled.p`
  flex: 1 1 200px;
  margin: 0;
  color: var(--mall-text-secondary);

  &[role='alert'] {
    color: var(--mall-danger);
  }
`

/** On a phone as wide as the sheet, below the words: each as wide as the others. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8);

  ${media.tablet} {
    flex: 1 0 100%;

    > * {
      flex: 1 1 0;
    }
  }
`

interface DecisionProps {
  /** What the button does. */
  readonly words: ReactNode
  /** The words say why it could not be done. */
  readonly failed?: boolean
  readonly children: ReactNode
}

/** The foot of a record: what happens, and the buttons at its end. */
export const Decision = ({ words, failed = false, children }: DecisionProps) => (
  <>
    <Words role={failed ? 'alert' : 'status'}>{words}</Words>
    <Buttons>{children}</Buttons>
  </>
)
