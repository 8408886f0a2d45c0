import { lowerFirst } from './names.ts'

/** The archetypes beside the queue, whose page is a frame with slots. */
export type PageArchetype = 'document' | 'ledger' | 'workshop'

export interface PageNames {
  readonly screen: string
  /** The controller of the call that it loads, `Detail` of it. */
  readonly controller: string
  readonly name: string
  readonly path: string
}

const frames = { document: 'DocumentPage', ledger: 'LedgerPage', workshop: 'WorkshopPage' } as const

const slotOf = { document: 'rail', ledger: 'list', workshop: 'rail' } as const

const viewFile = (archetype: PageArchetype, { screen, controller, name }: PageNames): string => {
  const frame = frames[archetype]
  return `import type { CallOutput } from '@mall/api/contract'
import { DescriptionList } from '@mall/ui/description-list'
import { PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { ${frame} } from '../../../archetypes/SplitPage.tsx'

export interface ${screen}ViewProps {
  readonly ${lowerFirst(controller)}: CallOutput<'POST /api/${controller}/Detail'>
}

/** ${name} */
export const ${screen}View = ({ ${lowerFirst(controller)} }: ${screen}ViewProps) => (
  <${frame} head={<PageHeader name="${name}" fact={<>第 {${lowerFirst(controller)}.Id} 号</>} />} ${slotOf[archetype]}={<Section title="资料">{null}</Section>}>
    <Section title="内容">
      <DescriptionList items={[{ term: '编号', value: ${lowerFirst(controller)}.Id }]} />
    </Section>
  </${frame}>
)
`
}

const connectedFile = ({ screen, controller, name, path }: PageNames): string => `import { Skeleton } from '@mall/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PageEmpty } from '../../../components/page-empty/PageEmpty.tsx'
import { QueryState } from '../../../components/query-state/QueryState.tsx'
import { useMall } from '../../../lib/mall-context.ts'
import { useViewer } from '../../../lib/use-viewer.ts'
import { callQuery } from '../../../queries/call-query.ts'
import { ${screen}View } from './${screen}View.tsx'

/** \`${path}\` */
export const ${screen} = () => {
  const { key } = useViewer()
  const { id = '' } = useParams()
  const query = useQuery(callQuery(useMall(), 'POST /api/${controller}/Detail', key, { Id: Number(id) }))
  return (
    <QueryState
      query={query}
      skeleton={
        <div role="status" aria-label="${name}加载中">
          <Skeleton lines={8} />
        </div>
      }
      notFound={<PageEmpty kind="search" title="未找到该记录" />}
    >
      {(${lowerFirst(controller)}) => <${screen}View ${lowerFirst(controller)}={${lowerFirst(controller)}} />}
    </QueryState>
  )
}
`

const storiesFile = ({ screen, controller, name, path }: PageNames): string => `import { handle, logins } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { ${screen} } from './${screen}.tsx'
import { ${screen}View } from './${screen}View.tsx'

const meta = preview.meta({
  title: 'Screens/${name}',
  component: ${screen}View,
  args: { ${lowerFirst(controller)}: { Id: 1 } },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

const key = 'POST /api/${controller}/Detail'
const connected = () => (
  <StoryMall at="${path.replaceAll(/:\w+/g, '1')}" path="${path}" login={logins.buyer}>
    <${screen} />
  </StoryMall>
)

export const Filled = meta.story({})
export const LongContent = meta.story({})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(handle.never(key)), render: connected })
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken(key)),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('加载失败，点击重试')).toBeVisible()
  },
})
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.forbid(key)),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无权限，请联系企业管理员')).toBeVisible()
  },
})
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '未找到该记录')),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未找到该记录')).toBeVisible()
  },
})
`

/** The files of a document, a ledger or a workshop by name, but for its registration. */
export const pageFiles = (archetype: PageArchetype, names: PageNames): Readonly<Record<string, string>> => ({
  [`${names.screen}View.tsx`]: viewFile(archetype, names),
  [`${names.screen}.tsx`]: connectedFile(names),
  [`${names.screen}.stories.tsx`]: storiesFile(names),
})
