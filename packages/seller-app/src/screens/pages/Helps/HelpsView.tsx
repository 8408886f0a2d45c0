import type { SellerHelpPage } from '@mall/api/seller/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Link } from '@mall/ui/link'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { StatusTag } from '@mall/ui/status-tag'
import { Table, type TableColumn } from '@mall/ui/table'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { href } from '../../../site/routes.ts'

const titleLink = ({ PageKey, Title }: SellerHelpPage) => <Link href={href('help', {}, { pageKey: PageKey })}>{Title}</Link>

const liveText = ({ Live }: SellerHelpPage): string => (Live === null ? '随商城发布' : `${formatInstant(Live.PublishedAt)} ${Live.By}`)

const draftText = ({ Draft }: SellerHelpPage): string => (Draft === null ? '—' : `${formatInstant(Draft.ChangedAt)} ${Draft.ChangedBy}`)

const StateTag = ({ Draft, Live }: SellerHelpPage) => (Draft === null ? <StatusTag tone={Live === null ? 'neutral' : 'success'}>{Live === null ? '原文' : '已发布'}</StatusTag> : <StatusTag tone="warning">有草稿</StatusTag>)

const title: TableColumn<SellerHelpPage> = { key: 'Title', header: '标题', minWidth: 160, rowHeader: true, ellipsis: true, title: ({ Title }) => Title, render: titleLink }
const state: TableColumn<SellerHelpPage> = { key: 'State', header: '状态', width: 96, render: (page) => <StateTag {...page} /> }

const columns: readonly TableColumn<SellerHelpPage>[] = [
  title,
  { key: 'Path', header: '地址', width: 176, render: ({ Path }) => Path },
  { key: 'Live', header: '买家看到的', minWidth: 200, ellipsis: true, title: liveText, render: liveText },
  { key: 'Draft', header: '没发布的修改', minWidth: 200, ellipsis: true, title: draftText, render: draftText },
  state,
]

const columnsOfPhone = [title, state]

/** 帮助: the pages that buyers read, and which of them somebody is changing. */
export const HelpsView = ({ pages }: { readonly pages: readonly SellerHelpPage[] }) => {
  const isPhone = useMediaQuery(mediaQueries.phone)
  const drafts = pages.filter(({ Draft }) => Draft !== null).length
  return (
    <Sheet data-density="default">
      <PageHeader
        name="帮助"
        fact={
          <>
            {`${pages.length} 页帮助`}
            {drafts === 0 ? null : (
              <>
                ，<FactTint tone="warning">{`${drafts} 页有没发布的修改`}</FactTint>
              </>
            )}
          </>
        }
      />
      <Section flush title="全部页面">
        <Table flush label="帮助" columns={isPhone ? columnsOfPhone : columns} rows={pages} rowKey={({ PageKey }) => PageKey} />
      </Section>
    </Sheet>
  )
}
