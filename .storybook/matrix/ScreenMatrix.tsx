import { useState } from 'react'
import { storyNameFromExport } from 'storybook/internal/csf'
import { Field } from '../../packages/ui/src/field/index.ts'
import { Icon } from '../../packages/ui/src/icon/index.ts'
import { TextInput } from '../../packages/ui/src/text-input/index.ts'
import { matrixStyles } from './matrix-styles.ts'
import { stateNames } from './owed-states.ts'
import { storiesOfAll, type ScreenRow } from './screen-matrix.ts'
import { StoryLink } from './StoryLink.tsx'

/** `FilteredEmpty` as people read it. */
const words = (name: string) => storyNameFromExport(name).replaceAll(/ [A-Z]/g, (start) => start.toLowerCase())

const Cells = ({ row }: { readonly row: ScreenRow }) => {
  return row.states.map(({ state, stories }) => (
    <td key={state}>
      {stories.map(({ id, name }) => (
        <StoryLink key={id} id={id} label={`${row.route.name} · ${words(name)}`}>
          <Icon name="check" size={16} />
        </StoryLink>
      ))}
      {stories.length > 0 ? null : row.missing.includes(state) ? <span className="missing">missing</span> : <span className="none">–</span>}
    </td>
  ))
}

const Others = ({ row: { others, missing } }: { readonly row: ScreenRow }) => {
  const missingOthers = missing.filter((name) => !(stateNames as readonly string[]).includes(name))
  return (
    <td>
      {missingOthers.map((name) => (
        <span key={name} className="missing">
          {words(name)} missing
        </span>
      ))}
      {others.length > 0 ? (
        <details>
          <summary>{others.length} more</summary>
          {others.map(({ id, name }) => (
            <StoryLink key={id} id={id}>
              {words(name)}
            </StoryLink>
          ))}
        </details>
      ) : null}
    </td>
  )
}

const Row = ({ row }: { readonly row: ScreenRow }) => {
  const [first] = row.states.flatMap(({ stories }) => stories)
  return (
    <tr>
      <th scope="row">
        {first ? <StoryLink id={first.id}>{row.route.name}</StoryLink> : row.route.name}
        <code>{row.route.paths[0]}</code>
      </th>
      {row.built ? (
        <>
          <Cells row={row} />
          <Others row={row} />
        </>
      ) : (
        <td className="unbuilt" colSpan={stateNames.length + 1}>
          Not built yet: its address answers with a page that says so
        </td>
      )}
    </tr>
  )
}

const matches = ({ id, route }: ScreenRow, query: string) =>
  [id, route.name, ...route.paths].some((text) => text.toLowerCase().includes(query.trim().toLowerCase()))

const OfAll = ({ title, stories }: ReturnType<typeof storiesOfAll>[number]) => {
  return (
    <tr>
      <th scope="row">
        {title.slice(title.indexOf('/') + 1)}
        <code>{title.startsWith('Flows/') ? 'a flow' : 'on all screens'}</code>
      </th>
      <td className="unbuilt" colSpan={stateNames.length + 1}>
        {stories.map(({ id, name }) => (
          <StoryLink key={id} id={id}>
            {words(name)}
          </StoryLink>
        ))}
      </td>
    </tr>
  )
}

/** Every screen in every state, each cell a link: what the tests require of the registered screens, drawn. */
export const ScreenMatrix = ({ rows }: { readonly rows: readonly ScreenRow[] }) => {
  const [query, setQuery] = useState('')
  const shown = rows.filter((row) => matches(row, query))
  const built = rows.filter(({ built }) => built)
  const missing = built.reduce((sum, row) => sum + row.missing.length, 0)
  return (
    <main>
      <style>{matrixStyles}</style>
      <header className="matrix-head">
        <h1>Screens × states</h1>
        <p>
          {built.length} of {rows.length} registered screens are built
          {missing > 0 ? `; ${missing} of their stories are missing` : ''}. A tick opens the story; – cannot happen on that screen.
        </p>
        <Field label="Find a screen">
          <TextInput value={query} onValueChange={(value) => setQuery(value)} placeholder="购物车, cart, /shop …" clearable />
        </Field>
      </header>
      <section className="matrix" aria-label="Screens and their states">
        <table>
          <thead>
            <tr>
              <th scope="col">Screen</th>
              {stateNames.map((name) => (
                <th key={name} scope="col">
                  {words(name)}
                </th>
              ))}
              <th scope="col">Others</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.id} row={row} />
            ))}
            {query === '' ? storiesOfAll().map((group) => <OfAll key={group.title} {...group} />) : null}
          </tbody>
        </table>
      </section>
      <p role="status" style={{ color: 'var(--mall-text-secondary)' }}>
        {shown.length === 0 ? `No screen is called “${query}”.` : ''}
      </p>
    </main>
  )
}
