import { useState } from 'react'
import { Button } from '../../../packages/ui/src/button/index.ts'
import { tokens } from '../../../packages/ui/src/theme/index.ts'
import { Ledger } from '../blocks/Ledger.tsx'

const variables = { fast: '--mall-motion-fast', normal: '--mall-motion' } as const
const uses = { fast: 'Hints and popovers, a control under the pointer', normal: 'Dialogs, drawers, veils' } as const

/** Both durations, animated on click. */
export const Durations = () => {
  const [moved, setMoved] = useState(false)
  return (
    <>
      <Ledger
        label="Motion"
        head={['Name', 'ms', 'For', 'Drawn']}
        rows={(Object.keys(variables) as (keyof typeof variables)[]).map((name) => [
          name,
          tokens.motion[name],
          uses[name],
          <span key="track" style={{ display: 'block', inlineSize: 176, background: 'var(--mall-divider)' }}>
            <span
              style={{
                display: 'block',
                inlineSize: 16,
                blockSize: 16,
                background: 'var(--mall-primary)',
                transform: moved ? 'translateX(160px)' : 'none',
                transition: `transform var(${variables[name]})`,
              }}
            />
          </span>,
        ])}
      />
      <p>
        <Button aria-pressed={moved} onClick={() => setMoved(!moved)}>
          Move
        </Button>
      </p>
    </>
  )
}
