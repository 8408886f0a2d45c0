import type { QueueNames } from './queue-files.ts'

/** The archetypes beside the queue, whose page is a frame with slots. */
export type PageArchetype = 'document' | 'ledger' | 'workshop'

const frames = { document: 'DocumentPage', ledger: 'LedgerPage', workshop: 'WorkshopPage' } as const

const slotOf = { document: 'rail', ledger: 'list', workshop: 'rail' } as const

const viewFile = (archetype: PageArchetype, { screen, controller, name }: QueueNames): string => {
  const frame = frames[archetype]
  return `import type { CallOutput } from '@mall/api/contract'
import { DescriptionList } from '@mall/ui/description-list'
import { PageHeader } from '@mall/ui/page-header'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { ${frame} } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'

export interface ${screen}ViewProps {
  readonly record: CallOutput<'POST /api/${controller}/Detail'>
}

/** ${name} */
export const ${screen}View = ({ record }: ${screen}ViewProps) => (
  <${frame}
    head={<PageHeader name="${name}" fact={record.StatusName} details={<span>{record.RecordNo}</span>} />}
    ${slotOf[archetype]}={
      <Section title="资料">
        <DescriptionList
          items={[
            { term: '创建人', value: record.UserName },
            { term: '部门', value: record.DepartmentName },
            { term: '创建时间', value: formatInstant(record.CreateTime) },
          ]}
        />
      </Section>
    }
  >
    <Section title="内容">
      <DescriptionList items={[{ term: '金额', value: <Price value={record.Amount} /> }]} />
    </Section>
  </${frame}>
)
`
}

const connectedFile = ({ screen, controller, name, path, app: { client: [useClient, from] } }: QueueNames): string => `import { Skeleton } from '@mall/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ${useClient} } from '${from}'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { ${screen}View } from './${screen}View.tsx'

/** \`${path}\` */
export const ${screen} = () => {
  const { key } = useViewer()
  const { id = '' } = useParams()
  const query = useQuery(callQuery(${useClient}(), 'POST /api/${controller}/Detail', key, { Id: Number(id) }))
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
      {(record) => <${screen}View record={record} />}
    </QueryState>
  )
}
`

const storiesFile = ({ screen, controller, name, path, app: { stories, login: [login, logins, from] } }: QueueNames): string => `import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { ${from === '@mall/mocks' ? `handle, ${logins}, responseBuilder` : 'handle, responseBuilder'} } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
${from === '@mall/mocks' ? '' : `import { ${logins} } from '${from}'\n`}import { StoryMall } from '../../../testing/StoryMall.tsx'
import { ${screen} } from './${screen}.tsx'
import { ${screen}View } from './${screen}View.tsx'

const key = 'POST /api/${controller}/Detail'
const buildRecord = responseBuilder(key)

const meta = preview.meta({
  title: '${stories}/${name} ${screen}',
  component: ${screen}View,
  args: { record: buildRecord() },
  decorators: [(Story) => <div data-density="default">{Story()}</div>],
})

const connected = () => (
  <StoryMall at="${path.replaceAll(/:\w+/g, '1')}" path="${path}" login={${login}}>
    <${screen} />
  </StoryMall>
)

export const Filled = meta.story({})
export const LongContent = meta.story({ args: { record: buildRecord({ UserName: '华东区域行政与综合管理中心采购专员', DepartmentName: '华东区域行政与综合管理中心', Amount: 12_345_678.9 }) } })

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '未找到该记录')),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未找到该记录')).toBeVisible()
  },
})
`

/** The files of a document, a ledger or a workshop by name, but for its registration. */
export const pageFiles = (archetype: PageArchetype, names: QueueNames): Readonly<Record<string, string>> => ({
  [`${names.screen}View.tsx`]: viewFile(archetype, names),
  [`${names.screen}.tsx`]: connectedFile(names),
  [`${names.screen}.stories.tsx`]: storiesFile(names),
})
