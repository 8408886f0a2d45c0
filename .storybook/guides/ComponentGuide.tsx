import type { ComponentFacts } from 'virtual:component-facts'
import { CopyText } from '../../packages/ui/src/copy-text/index.ts'
import { DescriptionList } from '../../packages/ui/src/description-list/index.ts'
import { Section } from '../../packages/ui/src/section/index.ts'
import { Sheet } from '../../packages/ui/src/sheet/index.ts'
import { StatusTag } from '../../packages/ui/src/status-tag/index.ts'
import type { Guide, Lesson } from '../../packages/ui/src/testing/guide.ts'
import { StoryLink } from '../matrix/StoryLink.tsx'
import { DoDont } from '../pages/blocks/DoDont.tsx'
import { Anatomy } from './Anatomy.tsx'
import { pageOf } from './component-pages.ts'
import { Changes, Keys, States, Variables } from './FactTables.tsx'
import { guideStyles } from './guide-styles.ts'
import { Prose } from './Prose.tsx'

const maturities = {
  stable: <><StatusTag tone="success">稳定</StatusTag> 商城的页面靠它：有变化必先说明</>,
  trial: <><StatusTag tone="warning">试用</StatusTag> 用处还少：会随最先用它的页面再改</>,
}

const Points = ({ of }: { readonly of: readonly string[] }) => (
  <ul>
    {of.map((text) => (
      <li key={text}><Prose>{text}</Prose></li>
    ))}
  </ul>
)

const lesson = ({ shows, because }: Lesson) => ({ shows, because: <Prose>{because}</Prose> })

const Head = ({ guide: { lead, maturity, design }, facts: { entry, name, components, uses } }: ComponentGuideProps) => (
  <div className="guide-head">
    <p><Prose>{lead}</Prose></p>
    <DescriptionList
      columns={2}
      items={[
        { term: '成熟度', value: maturities[maturity] },
        { term: '商城在用', value: uses === 0 ? '还没有页面直接引入' : `${uses} 个文件引入` },
        { term: '引入', value: <CopyText text={`import { ${components.join(', ')} } from '@mall/ui/${entry}'`}><code>@mall/ui/{entry}</code></CopyText> },
        { term: '开发文档', value: <StoryLink docs language="en" id={pageOf(entry)}>{name} · Guide</StoryLink> },
        ...(design ? [{ term: '设计稿', value: <a href={design} target="_blank" rel="noreferrer">{design}</a> }] : []),
      ]}
    />
  </div>
)

interface ComponentGuideProps {
  readonly guide: Guide
  readonly facts: ComponentFacts
}

/** The guide of a component: what was decided about it, and what its sources say of it. */
export const ComponentGuide = ({ guide, facts }: ComponentGuideProps) => {
  const { use, avoid, pairs, sample = pairs[0].good.shows } = guide
  const { name, parts, states, keys, variables, changes } = facts
  return (
    <div className="guide sb-unstyled" lang="zh-CN" role="group" aria-label={`${name} 使用指南`}>
      <style>{guideStyles}</style>
      <Sheet>
        <Head guide={guide} facts={facts} />
        <div className="guide-when">
          <Section title="何时使用"><Points of={use} /></Section>
          <Section title="何时不用"><Points of={avoid} /></Section>
        </div>
        <Section title="推荐与避免">
          <div className="guide-pairs">
            {pairs.map(({ good, bad, wide }) => (
              <DoDont key={good.because} good={lesson(good)} bad={lesson(bad)} wide={wide} />
            ))}
          </div>
        </Section>
        {parts.length > 0 && <Section title="结构" aside="指着一个名字，它在例子里框出；名字可复制为选择器"><Anatomy parts={parts}>{sample}</Anatomy></Section>}
        {states.length > 0 && <Section title="状态"><States states={states} /></Section>}
        <Section title="键盘">{keys.length > 0 ? <Keys keys={keys} /> : <p>自己没有按键：里面的链接与控件各按自己的来。</p>}</Section>
        {variables.length > 0 && <Section title="变量" aside="它读取的主题变量，复制即用"><Variables variables={variables} /></Section>}
        <Section title="变更"><Changes changes={changes} /></Section>
      </Sheet>
    </div>
  )
}
