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

interface DecisionProps {
  /** What the button does. */
  readonly words: ReactNode
  /** The words say why it could not be done. */
  readonly failed?: boolean
  readonly children: ReactNode
}

/** The foot of a record: what happens, and the button at its end. */
export const Decision = ({ words, failed = false, children }: DecisionProps) => (
  <>
    <Words role={failed ? 'alert' : 'status'}>{words}</Words>
    {children}
  </>
)
