import type { ReactNode } from 'react'
import { CopyName } from './CopyName.tsx'

interface LedgerProps {
  readonly label: string
  readonly head: readonly string[]
  /** The first cell of a row is its unique name. */
  readonly rows: readonly (readonly [string | number, ...ReactNode[]])[]
  /** The variable of a row by its name, which then copies it. */
  readonly variableOf?: (name: string | number) => string | undefined
}

const line = '1px solid var(--mall-divider)'

/** A table of the foundations pages, with row headers in its first column. */
export const Ledger = ({ label, head, rows, variableOf }: LedgerProps) => (
  <div style={{ overflowX: 'auto' }}>
    <table aria-label={label} style={{ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" style={{ ...cell, color: 'var(--mall-text-secondary)', fontSize: 12, fontWeight: 400 }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" style={{ ...cell, fontWeight: 600, whiteSpace: 'nowrap' }}>
              {copied(name, variableOf?.(name))}
            </th>
            {cells.map((content, column) => (
              <td key={head[column + 1]} style={cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const copied = (name: string | number, variable: string | undefined) => (variable === undefined ? name : <CopyName text={`var(${variable})`}>{name}</CopyName>)

const cell = { padding: '8px 16px 8px 0', borderBlockEnd: line, textAlign: 'start' } as const
