import type { ReactNode } from 'react'

interface LedgerProps {
  readonly label: string
  readonly head: readonly string[]
  /** The first cell of a row is its unique name. */
  readonly rows: readonly (readonly [string | number, ...ReactNode[]])[]
}

const line = '1px solid var(--mall-divider)'

/** A table of the foundations pages, with row headers in its first column. */
export const Ledger = ({ label, head, rows }: LedgerProps) => (
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
              {name}
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

const cell = { padding: '8px 16px 8px 0', borderBlockEnd: line, textAlign: 'start' } as const
