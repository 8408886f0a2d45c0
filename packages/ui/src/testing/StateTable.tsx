import { useEffect, type CSSProperties, type ReactNode } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { underTest } from '../../../../.storybook/decorators/environment.ts'
import { inEveryLook } from '../../../../.storybook/modes.ts'

/**
 * Parameters of a story with a {@link StateTable}: the elements that match `selector` in the rows named `hover`,
 * `focus-visible` and `active` are rendered in that state, and the hosted comparison draws every brand and scheme.
 */
export const drawnStates = (selector: string) => ({
  ...inEveryLook,
  pseudo: {
    rootSelector: 'body',
    hover: `[data-row=hover] :is(${selector})`,
    focusVisible: `[data-row=focus-visible] :is(${selector})`,
    active: `[data-row=active] :is(${selector})`,
  },
})

/**
 * Applies `parameters.pseudo` in tests too: they render a story without Storybook's preview, whose event the pseudo-states
 * addon waits for. It needs `rootSelector: 'body'`, because the preview's root element is missing as well.
 */
export const useDrawnStates = (): void => {
  useEffect(() => {
    if (underTest) addons.getChannel().emit(STORY_RENDERED)
  }, [])
}

const line = '1px solid var(--mall-divider)'
const quiet: CSSProperties = { color: 'var(--mall-text-tertiary)', fontSize: 12, fontWeight: 400, lineHeight: '20px' }

/** A row of a {@link StateTable}: the name of the state and a sample. */
export interface StateRow {
  /** Name as in the documentation of the component: `rest`, `hover`, `focus-visible`, `disabled`, `long text` … */
  readonly name: string
  readonly shows: ReactNode
}

/**
 * All states of a component in one picture, one row each. The name is above a wide sample. Each row is an `<article>`,
 * so that six footers are not six landmarks of the page.
 *
 * @import import { StateTable } from '../testing/StateTable.tsx'
 */
export const StateTable = ({ rows, wide = false }: { readonly rows: readonly StateRow[]; readonly wide?: boolean }) => {
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
