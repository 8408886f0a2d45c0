import { Icon } from '../../packages/ui/src/icon/index.ts'
import { foundStories } from './found-stories.ts'
import { matrixStyles } from './matrix-styles.ts'
import { StoryLink } from './StoryLink.tsx'

const guided = new Set(Object.keys(import.meta.glob('../../packages/ui/src/*/*.mdx')).map((path) => path.split('/').at(-2)))

const docsId = (storyId: string) => `${storyId.slice(0, storyId.indexOf('--'))}--docs`

const ofComponents = foundStories.filter(({ file }) => file.startsWith('packages/ui/'))
const components = [...new Set(ofComponents.map(({ file }) => file))]
  .map((file) => ({ folder: file.split('/').at(-2) ?? '', stories: ofComponents.filter((story) => story.file === file) }))
  .map((component) => ({ ...component, title: component.stories[0]?.title ?? '' }))
  .toSorted((one, other) => one.title.localeCompare(other.title))

/** Every component with its state table, its page of docs and its guide for developers. */
export const ComponentMatrix = () => {
  return (
    <main>
      <style>{matrixStyles}</style>
      <header className="matrix-head">
        <h1>Components</h1>
        <p>Each has a table of all its states, a page of docs that begins with when to use it (使用指南), and a guide for developers.</p>
      </header>
      <section className="matrix" aria-label="Components and their pages">
        <table>
          <thead>
            <tr>
              {['Component', 'All states', 'Docs', 'Guide', 'Stories'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {components.map(({ folder, title, stories }) => {
              const name = title.slice(title.indexOf('/') + 1)
              const table = stories.find((story) => story.name === 'States')
              const first = stories[0]?.id ?? ''
              return (
                <tr key={folder}>
                  <th scope="row">
                    <StoryLink id={first}>{name}</StoryLink>
                    <code>@mall/ui/{folder}</code>
                  </th>
                  <td>
                    {table ? (
                      <StoryLink id={table.id} label={`${name} · all states`}>
                        <Icon name="check" size={16} />
                      </StoryLink>
                    ) : (
                      <span className="missing">missing</span>
                    )}
                  </td>
                  <td>
                    <StoryLink docs id={docsId(first)} label={`${name} · docs`}>
                      <Icon name="file" size={16} />
                    </StoryLink>
                  </td>
                  <td>
                    {guided.has(folder) ? (
                      <StoryLink docs language="en" id={docsId(first)} label={`${name} · guide`}>
                        <Icon name="help" size={16} />
                      </StoryLink>
                    ) : (
                      <span className="none">–</span>
                    )}
                  </td>
                  <td>{stories.length}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </main>
  )
}
