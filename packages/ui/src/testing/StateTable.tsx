import { useEffect, type CSSProperties, type ReactNode } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { underTest } from '../../../../.storybook/decorators/environment.ts'

/**
 * Parameters of a story with a {@link StateTable}: the elements that `selector` finds in the rows named `hover`,
 * `focus-visible` and `active` are drawn in that state.
 */
export const drawnStates = (selector: string) => ({
  pseudo: {
    rootSelector: 'body',
    hover: `[data-row=hover] :is(${selector})`,
    focusVisible: `[data-row=focus-visible] :is(${selector})`,
    active: `[data-row=active] :is(${selector})`,
  },
})

/**
 * Lets what `parameters.pseudo` asks for be drawn in tests too: they draw a story without Storybook's page around it, whose signal the
 * addon of the pseudo states waits for. With `rootSelector: 'body'`, for the page's own root is not there either.
 */
export function useDrawnStates(): void {
  useEffect(() => {
    if (underTest) addons.getChannel().emit(STORY_RENDERED)
  }, [])
}

const line = '1px solid var(--mall-divider)'
const quiet: CSSProperties = { color: 'var(--mall-text-tertiary)', fontSize: 12, fontWeight: 400, lineHeight: '20px' }

/** A row of a {@link StateTable}: the name of the state, and what it looks like. */
export interface StateRow {
  /** As in the documentation of the component: `rest`, `hover`, `focus-visible`, `disabled`, `long text` … */
  readonly name: string
  readonly shows: ReactNode
}

/**
 * All states of a component in one picture: one row each, ruled like ledger paper. Above a wide sample its name. Each is an article
 * of its own, so that six footers are not six landmarks of the page.
 */
export function StateTable({ rows, wide = false }: { readonly rows: readonly StateRow[]; readonly wide?: boolean }) {
  useDrawnStates()
  const row: CSSProperties = wide
    ? { display: 'grid', gap: 8, padding: '12px 0 24px' }
    : { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: 16, alignItems: 'center', padding: '12px 0' }
  return (
    <dl style={{ margin: 0, borderBlockEnd: line }}>
      {rows.map(({ name, shows }) => (
        <div key={name} data-row={name} style={{ ...row, borderBlockStart: line }}>
          <dt style={quiet}>{name}</dt>
          <dd style={{ margin: 0, minInlineSize: 0 }}>
            <article>{shows}</article>
          </dd>
        </div>
      ))}
    </dl>
  )
}
