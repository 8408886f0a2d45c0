import { isMallError } from '@mall/api'
import { helpPageKeys, type HelpPageKey } from '@mall/api/contract'
import type { HelpVersion, SellerHelpDetail } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useDraftKey } from '@mall/app-kit/forms/use-form-draft.ts'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { useSettled } from '@mall/app-kit/page/use-settled.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { Button } from '@mall/ui/button'
import { ConfirmDialog } from '@mall/ui/dialog'
import { Skeleton } from '@mall/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { ContentPreview } from '../../../components/content/ContentPreview.tsx'
import { useSeller } from '../../../queries/seller.ts'
import { href } from '../../../site/routes.ts'
import { comparedTexts, textBefore } from './help-words.ts'
import { HelpView } from './HelpView.tsx'
import { ComparisonDialog, VersionsDialog, VersionsList } from './VersionsDialog.tsx'

const TextComparison = lazyInPage(async () => (await import('./TextComparison.tsx')).TextComparison)

const renderLeaveGuard = (dirty: boolean, isKept: boolean) => <LeaveGuard dirty={dirty} isKept={isKept} />

/** What is drawn of the text, half a second after the last key. */
const Preview = ({ body }: { readonly body: string }) => {
  const { key } = useViewer()
  const settled = useSettled(body, 500)
  const query = useQuery({ ...callQuery(useSeller(), 'POST /api/SellerHelp/Preview', key, { Body: settled }, { silent: true }), placeholderData: (before) => before, gcTime: 0, retry: false })
  const problem = query.error === null ? null : isMallError(query.error) && query.error.code === 'MARKDOWN_INVALID' ? failureText(query.error) : '预览没有加载出来，写的内容还在'
  return <ContentPreview title={query.data?.Title ?? ''} drawn={{ nodes: query.data?.Content, problem, isBehind: query.isFetching || settled !== body }} />
}

const renderPreview = (body: string) => <Preview body={body} />

const sizes = [10, 100, 1000] as const

const loading = <div role="status" aria-label="版本加载中"><Skeleton lines={6} /></div>

interface ComparisonProps {
  readonly page: SellerHelpDetail
  readonly versions: readonly HelpVersion[]
  /** There are earlier versions, which have not been read: what was there before the last one is not known. */
  readonly awaitsMore: boolean
  /** Of which text the changes are shown. */
  readonly textKey: string
  readonly onClose: () => void
}

/** 比较: what a text changed of the one before it, or of any other. */
const Comparison = ({ page, versions, awaitsMore, textKey, onClose }: ComparisonProps) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const texts = comparedTexts(page, versions)
  const text = texts.find(({ key }) => key === textKey)
  const isLast = textKey === String(versions.at(-1)?.VersionNo)
  const other = chosen === null ? textBefore(texts, textKey) : texts.find(({ key }) => key === chosen)
  if (text === undefined) return null
  return (
    <ComparisonDialog name={text.name.split('，')[0] ?? ''} onClose={onClose}>
      {other === undefined || (awaitsMore && isLast && chosen === null) ? loading : (
        <Suspense fallback={loading}>
          <TextComparison texts={texts} text={text} other={other} onOther={setChosen} />
        </Suspense>
      )}
    </ComparisonDialog>
  )
}

interface VersionsProps {
  readonly page: SellerHelpDetail
  readonly onRestored: () => void
  readonly onClose: () => void
}

/** 版本: what was published, and going back to one. */
const Versions = ({ page, onRestored, onClose }: VersionsProps) => {
  const { PageKey, Version, Draft, AllowActions } = page
  const { key } = useViewer()
  const [more, setMore] = useState(0)
  /** Undefined: nothing was asked; null: the text that the mall is built with. */
  const [asked, setAsked] = useState<HelpVersion | null | undefined>()
  const [compared, setCompared] = useState<string | null>(null)
  const restoring = useAction('POST /api/SellerHelp/Restore', { done: '已恢复，买家马上看到', awaitsChanges: true })
  const query = useQuery({ ...callQuery(useSeller(), 'POST /api/SellerHelp/Versions', key, { PageKey, PageIndex: 1, PageSize: sizes[more] ?? 1000 }), staleTime: 0, placeholderData: (before) => before })
  const showMore = () => setMore((before) => Math.min(before + 1, sizes.length - 1))
  return (
    <>
      <VersionsDialog onClose={onClose}>
        <QueryState query={query} skeleton={loading}>
          {({ Items, total }) => (
            <VersionsList
              draft={Draft}
              versions={Items}
              total={total}
              mayRestore={AllowActions.includes('Restore')}
              pending={restoring.pending}
              onRestore={setAsked}
              onCompare={(key) => {
                setCompared(key)
                // What was there before the last one is the first of the earlier ones.
                if (Items.length < total && key === String(Items.at(-1)?.VersionNo)) showMore()
              }}
              onMore={query.isFetching ? undefined : showMore}
            />
          )}
        </QueryState>
      </VersionsDialog>
      {compared === null || query.data === undefined ? null : (
        <Comparison page={page} versions={query.data.Items} awaitsMore={query.isFetching && query.data.Items.length < query.data.total} textKey={compared} onClose={() => setCompared(null)} />
      )}
      {asked === undefined ? null : (
        <ConfirmDialog
          open
          size={asked === null ? 'small' : 'large'}
          title={asked === null ? '恢复随商城发布的文字？' : `恢复第 ${asked.VersionNo} 版？`}
          description="它会作为新的一版，买家马上看到；没发布的修改留在草稿里。"
          messages={{ confirm: '恢复', cancel: '再想想' }}
          onConfirm={async () => {
            await restoring.send({ PageKey, Version, VersionNo: asked?.VersionNo ?? null })
            setAsked(undefined)
            onRestored()
          }}
          onOpenChange={() => setAsked(undefined)}
        >
          {asked === null ? null : <Preview body={asked.Body} />}
        </ConfirmDialog>
      )}
    </>
  )
}

interface LoadedProps {
  readonly page: SellerHelpDetail
  readonly onRefresh: () => Promise<SellerHelpDetail>
}

const Loaded = ({ page, onRefresh }: LoadedProps) => {
  const { PageKey } = page
  const draftKey = useDraftKey(`help:${PageKey}`)
  const [areVersionsOpen, setVersionsOpen] = useState(false)
  // The form reads its values once: what was restored is another text to begin with.
  const [round, setRound] = useState(0)
  const saving = useAction('POST /api/SellerHelp/SaveDraft', { silent: true, awaitsChanges: true, done: ({ Draft }) => (Draft === null ? '和买家看到的一样，没有草稿了' : '草稿已存，买家还看不到') })
  const savingFirst = useAction('POST /api/SellerHelp/SaveDraft', { silent: true })
  const publishing = useAction('POST /api/SellerHelp/Publish', { silent: true, awaitsChanges: true, done: '已发布，买家马上看到' })
  return (
    <>
      <HelpView
        key={round}
        page={page}
        draftKey={draftKey}
        renderLeaveGuard={renderLeaveGuard}
        renderPreview={renderPreview}
        onSave={(values) => saving.send({ ...values, PageKey })}
        onPublish={async (values) => {
          const isSaved = page.Draft?.Body === values.Body
          const saved = isSaved ? { ...page, Version: values.Version } : await savingFirst.send({ ...values, PageKey })
          return saved.Draft === null ? saved : publishing.send({ PageKey, Version: saved.Version })
        }}
        onRefresh={onRefresh}
        onVersions={() => setVersionsOpen(true)}
      />
      {areVersionsOpen ? <Versions page={page} onRestored={() => setRound((before) => before + 1)} onClose={() => setVersionsOpen(false)} /> : null}
    </>
  )
}

const Known = ({ pageKey }: { readonly pageKey: HelpPageKey }) => {
  const { key } = useViewer()
  const query = useQuery({ ...callQuery(useSeller(), 'POST /api/SellerHelp/Detail', key, { PageKey: pageKey }), staleTime: 0 })
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="detail" label="帮助加载中" />}>
      {(page) => (
        <Loaded
          key={page.PageKey}
          page={page}
          onRefresh={async () => {
            const { data } = await query.refetch({ throwOnError: true })
            return data ?? page
          }}
        />
      )}
    </QueryState>
  )
}

/** `/seller/help/{key}` */
export const Help = () => {
  const { pageKey = '' } = useParams()
  const known = helpPageKeys.find((key) => key === pageKey)
  return known === undefined ? (
    <PageUnknown subject="帮助" action={<Button href={href('helps')}>看全部帮助</Button>}>
      帮助只有固定的几页，没有这一页。
    </PageUnknown>
  ) : (
    <Known pageKey={known} />
  )
}
