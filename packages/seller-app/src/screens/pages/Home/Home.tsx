import { photoRules } from '@mall/api/contract'
import type { HomeVersion, SellerHomeDetail } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useSettled } from '@mall/app-kit/page/use-settled.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { ConfirmDialog } from '@mall/ui/dialog'
import { Skeleton } from '@mall/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHref } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { href } from '../../../site/routes.ts'
import type { UploadPicture } from './BannerForm.tsx'
import type { FindProducts } from '../../../components/product/ChosenProducts.tsx'
import { HomeLoading } from './HomeLoading.tsx'
import { HomeView } from './HomeView.tsx'
import { PagePreview, type AskedPreview } from './PagePreview.tsx'
import { PreviewLink } from './PreviewLink.tsx'
import { useHomeDraft } from './use-home-draft.ts'
import { VersionsDialog, VersionsList } from './VersionsDialog.tsx'

const renderLeaveGuard = (dirty: boolean) => <LeaveGuard dirty={dirty} />

/** The page itself, rendered again a second after the last change. */
const Preview = ({ content, ...asked }: AskedPreview) => {
  const { key } = useViewer()
  const settled = useSettled(content, 1000)
  const query = useQuery({ ...callQuery(useSeller(), 'POST /api/SellerHome/Preview', key, { Content: settled }, { silent: true }), placeholderData: (before) => before, gcTime: 0, retry: false })
  const rendered = { html: query.data?.Html, failure: query.error === null ? null : '预览没有加载出来', isBehind: query.isFetching || settled !== content, onRetry: () => void query.refetch() }
  return <PagePreview rendered={rendered} {...asked} />
}

const sizes = [10, 100, 1000] as const

interface VersionsProps {
  readonly home: SellerHomeDetail
  readonly onClose: () => void
}

/** 版本: what was published, going back to one, cancelling one that is planned. */
const Versions = ({ home, onClose }: VersionsProps) => {
  const seller = useSeller()
  const { key } = useViewer()
  const [more, setMore] = useState(0)
  const [asked, setAsked] = useState<{ readonly kind: 'restore' | 'cancel'; readonly version: HomeVersion } | null>(null)
  const restoring = useAction('POST /api/SellerHome/Restore', { done: '已回到那一版，买家马上看到', awaitsChanges: true })
  const cancelling = useAction('POST /api/SellerHome/CancelPlan', { done: '已取消，到时不会换上', awaitsChanges: true })
  const query = useQuery({ ...callQuery(seller, 'POST /api/SellerHome/Versions', key, { PageIndex: 1, PageSize: sizes[more] ?? 1000 }), staleTime: 0, placeholderData: (before) => before })
  const confirm = async () => {
    if (asked === null) return
    const input = { Version: home.Version, VersionNo: asked.version.VersionNo }
    await (asked.kind === 'restore' ? restoring.send(input) : cancelling.send(input))
    setAsked(null)
  }
  return (
    <>
      <VersionsDialog onClose={onClose}>
        <QueryState query={query} skeleton={<div role="status" aria-label="版本加载中"><Skeleton lines={6} /></div>}>
          {({ Items, total }) => (
            <VersionsList
              versions={Items}
              total={total}
              mayManage={home.AllowActions.includes('Restore')}
              pending={restoring.pending || cancelling.pending}
              onRestore={(version) => setAsked({ kind: 'restore', version })}
              onCancel={(version) => setAsked({ kind: 'cancel', version })}
              onMore={query.isFetching ? undefined : () => setMore((before) => Math.min(before + 1, sizes.length - 1))}
            />
          )}
        </QueryState>
      </VersionsDialog>
      {asked === null ? null : (
        <ConfirmDialog
          open
          danger={asked.kind === 'cancel'}
          title={asked.kind === 'restore' ? `回到第 ${asked.version.VersionNo} 版？` : `取消第 ${asked.version.VersionNo} 版？`}
          description={asked.kind === 'restore' ? '它会作为新的一版马上换上；没发布的修改留在草稿里。' : '到时不会换上；它的内容还在版本里。'}
          messages={{ confirm: asked.kind === 'restore' ? '回到此版本' : '取消定时', cancel: '再想想' }}
          onConfirm={confirm}
          onOpenChange={() => setAsked(null)}
        />
      )}
    </>
  )
}

interface Link {
  readonly key: string
  readonly until: string
}

const Loaded = ({ home, onRefresh }: { readonly home: SellerHomeDetail; readonly onRefresh: () => Promise<unknown> }) => {
  const seller = useSeller()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const [areVersionsOpen, setVersionsOpen] = useState(false)
  const [link, setLink] = useState<Link | null>(null)
  const page = useHref(href('homePreview'))
  const saving = useAction('POST /api/SellerHome/SaveDraft', { done: '草稿已存，买家还看不到', awaitsChanges: true })
  const publishing = useAction('POST /api/SellerHome/Publish', { done: (_, { LiveAt }) => (LiveAt === null ? '已发布，买家马上看到' : `已排好，${formatInstant(LiveAt)} 换上`), awaitsChanges: true })
  const discarding = useAction('POST /api/SellerHome/DiscardDraft', { done: '修改已放弃', awaitsChanges: true })
  const sharing = useAction('POST /api/SellerHome/ShareDraft', { onDone: ({ Key, Until }) => setLink({ key: Key, until: Until }) })
  const pending = saving.pending || publishing.pending || discarding.pending || sharing.pending
  const draft = useHomeDraft(home, pending)

  const upload: UploadPicture = async (file, { signal, onProgress }) => (await seller.upload(file, { url: '/api/SellerHome/UploadPicture', rules: photoRules, signal, onProgress, quiet: true, silent: true })).Url
  const findProducts: FindProducts = async (Keyword, { signal }) => {
    const { Items } = await seller.sellerProduct.list({ Keyword: Keyword.slice(0, 50), Shelf: 'on', PageIndex: 1, PageSize: 20 }, { quiet: true, signal })
    setNames((before) => new Map([...before, ...Items.map(({ ProductCode, Name }) => [ProductCode, Name] as const)]))
    return Items.map(({ ProductCode, Name }) => ({ value: ProductCode, label: Name, note: ProductCode }))
  }
  /** What was typed, saved; the version to go on with. */
  const saved = async (): Promise<number> => {
    if (!draft.dirty) return home.Version
    const { Version } = await saving.send({ Version: home.Version, Content: draft.content })
    draft.reset()
    return Version
  }
  const discard = async () => {
    if (home.Draft !== null) await discarding.send({ Version: home.Version })
    draft.reset()
  }
  const share = async () => sharing.send({ Version: await saved() })
  return (
    <>
      <HomeView
        home={home}
        draft={draft}
        pending={pending}
        renderPreview={(asked) => (home.CanPreview ? <Preview {...asked} /> : <PagePreview rendered={null} {...asked} />)}
        upload={upload}
        findProducts={findProducts}
        productName={(code) => names.get(code) ?? `商品 ${code}`}
        renderLeaveGuard={renderLeaveGuard}
        onSave={saved}
        onPublish={async (LiveAt) => publishing.send({ Version: await saved(), LiveAt })}
        onDiscard={discard}
        onRefresh={onRefresh}
        onVersions={() => setVersionsOpen(true)}
        onShare={() => void share().catch(() => undefined)}
      />
      {areVersionsOpen ? <Versions home={home} onClose={() => setVersionsOpen(false)} /> : null}
      {link === null ? null : <PreviewLink address={`${location.origin}${page}#${link.key}`} until={link.until} onClose={() => setLink(null)} />}
    </>
  )
}

/** `/seller/home`. The page changes by other people's work, so it is always read again. */
export const Home = () => {
  const { key } = useViewer()
  const query = useQuery({ ...callQuery(useSeller(), 'POST /api/SellerHome/Detail', key, {}), staleTime: 0 })
  return (
    <QueryState query={query} skeleton={<HomeLoading />}>
      {(home) => <Loaded home={home} onRefresh={query.refetch} />}
    </QueryState>
  )
}
