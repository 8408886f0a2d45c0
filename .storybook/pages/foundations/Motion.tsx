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
        variableOf={(name) => (name === 'fast' ? variables.fast : variables.normal)}
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
                transition: `transform var(${variables[name]}) var(--mall-ease-enter)`,
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

const curves = { enter: 'What comes, and what changes in its place: it slows down', leave: 'What goes: it speeds up, and takes the shorter time' } as const

/** Both curves, to copy. */
export const Curves = () => (
  <Ledger
    label="Easing"
    head={['Name', 'Curve', 'For']}
    variableOf={(name) => `--mall-ease-${name}`}
    rows={(Object.keys(curves) as (keyof typeof curves)[]).map((name) => [name, `cubic-bezier(${tokens.easing[name].join(', ')})`, curves[name]])}
  />
)
