import type { Guide, Lesson } from '../../ui/src/testing/guide.ts'
import { Words } from '../../../.storybook/guides/Words.tsx'
import { DoDont } from '../../../.storybook/pages/blocks/DoDont.tsx'

const lesson = ({ shows, because }: Lesson) => ({ shows, because: <Words>{because}</Words> })

const Points = ({ title, of }: { readonly title: string; readonly of: readonly string[] }) => (
  <section className="prose">
    <h2>{title}</h2>
    <ul>
      {of.map((text) => (
        <li key={text}><Words>{text}</Words></li>
      ))}
    </ul>
  </section>
)

/** When to use a component and when not, with its examples to try. */
export const GuideOfComponent = ({ guide: { lead, use, avoid, pairs } }: { readonly guide: Guide }) => (
  <>
    <p className="lead"><Words>{lead}</Words></p>
    <div className="halves">
      <Points title="何时使用" of={use} />
      <Points title="何时不用" of={avoid} />
    </div>
    <h2>推荐与避免</h2>
    <div className="pairs">
      {pairs.map(({ good, bad, wide }) => (
        <DoDont key={good.because} good={lesson(good)} bad={lesson(bad)} wide={wide} />
      ))}
    </div>
  </>
)
