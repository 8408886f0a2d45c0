import { photoSources } from '@mall/api/contract'
import { homeLimits, type BannerViewer, type HomeBannerContent, type HomeContent, type HomeFloorContent, type SellerHomeDetail } from '@mall/api/seller/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { ConfirmDialog } from '@mall/ui/dialog'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { Sheet } from '@mall/ui/sheet'
import { Inline, Stack } from '@mall/ui/stack'
import { Switch } from '@mall/ui/switch'
import { Text } from '@mall/ui/text'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { BannerForm, type UploadPicture } from './BannerForm.tsx'
import type { FindProducts } from '../../../components/product/ChosenProducts.tsx'
import { FloorForm } from './FloorForm.tsx'
import { bannerNote, bannersText, crowdedText, floorNote, placeOfProblem, type Place } from './home-words.ts'
import * as S from './HomeView.styles.ts'
import { HotWordsForm } from './HotWordsForm.tsx'
import { isOther, marksOf } from './page-marks.ts'
import type { AskedPreview } from './PagePreview.tsx'
import { absenceText, contentSeenBy, viewerOf } from './seen-page.ts'
import { movedRow } from '../../../components/ordered/list-order.ts'
import { OrderedRows } from '../../../components/ordered/OrderedRows.tsx'
import { PublishForm } from './PublishForm.tsx'
import type { HomeDraftState } from './use-home-draft.ts'

export interface HomeViewProps {
  readonly home: SellerHomeDetail
  readonly draft: HomeDraftState
  /** It is being saved, published or thrown away. */
  readonly pending: boolean
  /** The page beside the form. */
  readonly renderPreview: (asked: AskedPreview) => ReactNode
  readonly upload: UploadPicture
  readonly findProducts: FindProducts
  readonly productName: (code: string) => string
  readonly renderLeaveGuard: (dirty: boolean) => ReactNode
  /** Each resolves when it was done, and rejects when it was not. */
  readonly onSave: () => Promise<unknown>
  readonly onPublish: (liveAt: string | null) => Promise<unknown>
  readonly onDiscard: () => Promise<unknown>
  readonly onRefresh: () => Promise<unknown>
  readonly onVersions: () => void
  readonly onShare: () => void
}

const emptyBanner: HomeBannerContent = { Title: '', Subtitle: '', ImageUrl: '', Alt: '', FocusX: 50, FocusY: 50, Link: { Kind: 'products', CategoryId: null }, From: null, Until: null, For: 'all', Hidden: false }
const emptyFloor: HomeFloorContent = { Name: '', CategoryId: null, ProductCodes: [], Hidden: false }

interface EditorProps extends Pick<HomeViewProps, 'findProducts' | 'home' | 'productName' | 'upload'> {
  readonly content: HomeContent
  readonly disabled: boolean
  readonly problem: (path: string) => string | undefined
  readonly onChange: (changed: Partial<HomeContent>) => void
  readonly onPlace: (place: Place) => void
  /** The chosen one of the banners. */
  readonly bannerAt: number
  readonly onBanner: (at: number) => void
}

/** All banners, and the form of the chosen one. */
const BannersEditor = ({ content: { Banners }, home, disabled, problem, upload, onChange, bannerAt: at, onBanner }: EditorProps) => {
  const banner = Banners[at]
  const crowded = crowdedText(Banners, home.Today)
  const change = (place: number, changed: Partial<HomeBannerContent>) => onChange({ Banners: Banners.map((one, index) => (index === place ? { ...one, ...changed } : one)) })
  const move = (from: number, to: number) => {
    onChange({ Banners: movedRow(Banners, from, to) })
    onBanner(to)
  }
  return (
    <Stack gap={16}>
      <Inline gap={8} justify="between">
        <h2>{`横幅，${Banners.length} 张`}</h2>
        {disabled || Banners.length >= homeLimits.banners ? null : (
          <Button
            variant="text"
            onClick={() => {
              onChange({ Banners: [...Banners, emptyBanner] })
              onBanner(Banners.length)
            }}
          >
            加一张
          </Button>
        )}
      </Inline>
      {crowded === null ? null : <Alert tone="warning">{crowded}</Alert>}
      <OrderedRows
        label="横幅"
        rows={Banners.map((one, index) => ({
          name: one.Title.trim() === '' ? `第 ${index + 1} 张` : one.Title, note: bannerNote(one), isShown: !one.Hidden, hasProblem: ['Title', 'ImageUrl', 'Link', 'Until'].some((field) => problem(`Banners.${index}.${field}`) !== undefined),
          picture: one.ImageUrl === '' ? undefined : <img src={one.ImageUrl} srcSet={photoSources(one.ImageUrl)?.webp} sizes="64px" alt="" draggable={false} style={{ objectPosition: `${one.FocusX}% ${one.FocusY}%` }} />,
        }))}
        chosen={at}
        disabled={disabled}
        onChoose={onBanner}
        onMove={move}
        onShow={(place, isShown) => change(place, { Hidden: !isShown })}
      />
      {banner === undefined ? (
        <Text as="p" tone="secondary">没有横幅，首页从商品开始。</Text>
      ) : (
        <>
          <MoveButtons at={at} count={Banners.length} disabled={disabled} onMove={move} />
          <BannerForm
            key={at}
            banner={banner}
            number={at + 1}
            categories={home.Categories}
            today={home.Today}
            disabled={disabled}
            problem={(field) => problem(`Banners.${at}.${field}`)}
            upload={upload}
            onChange={(changed) => change(at, changed)}
            onRemove={() => onChange({ Banners: Banners.toSpliced(at, 1) })}
          />
        </>
      )}
    </Stack>
  )
}

/** By fingers nothing is dragged. */
const MoveButtons = ({ at, count, disabled, onMove }: { readonly at: number; readonly count: number; readonly disabled: boolean; readonly onMove: (from: number, to: number) => void }) =>
  disabled || count < 2 ? null : (
    <Inline gap={8}>
      <Button disabled={at === 0} onClick={() => onMove(at, at - 1)}>上移</Button>
      <Button disabled={at === count - 1} onClick={() => onMove(at, at + 1)}>下移</Button>
      <Text tone="secondary" size={12}>{`第 ${at + 1} / ${count}`}</Text>
    </Inline>
  )

const FloorEditor = ({ at, content: { Floors }, home, disabled, problem, findProducts, productName, onChange, onPlace }: EditorProps & { readonly at: number }) => {
  const floor = Floors[at]
  if (floor === undefined) return null
  const move = (from: number, to: number) => {
    onChange({ Floors: movedRow(Floors, from, to) })
    onPlace(`Floors.${to}`)
  }
  return (
    <Stack gap={16}>
      <h2>{`楼层 ${at + 1}`}</h2>
      <MoveButtons at={at} count={Floors.length} disabled={disabled} onMove={move} />
      <FloorForm
        key={at}
        floor={floor}
        categories={home.Categories}
        disabled={disabled}
        problem={(field) => problem(`Floors.${at}.${field}`)}
        findProducts={findProducts}
        productName={productName}
        onChange={(changed) => onChange({ Floors: Floors.map((one, index) => (index === at ? { ...one, ...changed } : one)) })}
        onRemove={() => {
          onChange({ Floors: Floors.toSpliced(at, 1) })
          onPlace(Floors.length === 1 ? 'Banners' : `Floors.${Math.max(0, at - 1)}`)
        }}
      />
    </Stack>
  )
}

const Editor = ({ place, ...props }: EditorProps & { readonly place: Place }) => {
  const { content, disabled, problem, onChange } = props
  if (place === 'Banners') return <BannersEditor {...props} />
  if (place === 'Brands') {
    return (
      <Stack gap={16}>
        <h2>合作品牌</h2>
        <Switch checked={content.Brands} disabled={disabled} onCheckedChange={(Brands) => onChange({ Brands })}>在首页显示合作品牌</Switch>
        <Text as="p" tone="secondary">显示前 12 个品牌，按品牌的顺序。</Text>
      </Stack>
    )
  }
  if (place === 'HotWords') {
    return (
      <Stack gap={16}>
        <h2>热词</h2>
        <HotWordsForm words={content.HotWords} disabled={disabled} problem={(field) => problem(`HotWords.${field}`)} onChange={(HotWords) => onChange({ HotWords })} />
      </Stack>
    )
  }
  return <FloorEditor at={Number(place.slice('Floors.'.length))} {...props} />
}

/** The home page as it is made: its blocks, the form of the chosen one, and the page itself. */
export const HomeView = ({ home, draft, pending, renderPreview, upload, findProducts, productName, renderLeaveGuard, onSave, onPublish, onDiscard, onRefresh, onVersions, onShare }: HomeViewProps) => {
  const [place, setPlaceOnly] = useState<Place>('Banners')
  const [chosenBanner, setChosenBanner] = useState(0)
  const [chosenViewer, setViewer] = useState<BannerViewer | null>(null)
  const [question, setQuestion] = useState<'publish' | 'discard' | null>(null)
  const { content, differences, problems, dirty, isStale } = draft
  const { Live, Draft, Planned, AllowActions, Content: live } = home
  const mayEdit = AllowActions.includes('Edit')
  const disabled = !mayEdit || pending
  const problem = (path: string) => problems.find(({ Path }) => Path === path)?.Message
  const hasProblem = (one: Place) => problems.some((each) => placeOfProblem(each) === one)
  const change = (changed: Partial<HomeContent>) => draft.change({ ...content, ...changed })
  const { Banners, Floors, Brands, HotWords } = content

  /** What is chosen is seen by those who it is for, until somebody says otherwise. */
  const choose = useCallback((next: Place, at?: number) => {
    setPlaceOnly(next)
    if (at !== undefined) setChosenBanner(at)
    setViewer(null)
  }, [])
  const setPlace = (next: Place) => choose(next)
  const bannerAt = Math.min(chosenBanner, Banners.length - 1)
  const banner = place === 'Banners' ? Banners[bannerAt] : undefined
  const viewer = chosenViewer ?? (banner === undefined ? { day: home.Today, isLoggedIn: false } : viewerOf(banner, home.Today))
  const { day, isLoggedIn } = viewer
  const seen = useMemo(() => contentSeenBy(content, { day, isLoggedIn }), [content, day, isLoggedIn])
  const marks = useMemo(() => marksOf({ content, live, viewer: { day, isLoggedIn }, place, bannerAt, onChoose: choose }), [content, live, day, isLoggedIn, place, bannerAt, choose])

  const fixed: readonly Place[] = ['Brands', 'HotWords']
  const publish = () => {
    const [first] = problems
    if (first === undefined) setQuestion('publish')
    else setPlace(placeOfProblem(first))
  }
  const isChanged = differences.length > 0
  const fact = (
    <>
      {isChanged ? differences.join('，') : Live === null ? '首页还没有发布过' : '首页的修改都已发布'}
      {problems.length > 0 ? <FactTint tone="warning">{`，${problems.length} 处要先改好`}</FactTint> : null}
    </>
  )
  return (
    <>
      <Sheet data-density="default">
        <PageHeader
          name="首页装修"
          fact={fact}
          details={
            <>
              {Live !== null ? <span>{`买家看到第 ${Live.VersionNo} 版，${Live.By} ${formatInstant(Live.LiveAt)}`}</span> : isChanged ? <span>还没有发布过</span> : null}
              {Planned.map(({ VersionNo, LiveAt }) => <span key={VersionNo}>{`第 ${VersionNo} 版 ${formatInstant(LiveAt)} 换上`}</span>)}
              {Planned.length > 0 && isChanged ? <span>现在的修改是新的草稿，不会进入已排好的版本</span> : null}
              {dirty ? <span>有修改还没存</span> : Draft === null ? null : <span>{`草稿 ${Draft.ChangedBy} ${formatInstant(Draft.ChangedAt)} 已存`}</span>}
            </>
          }
          actions={
            <>
              <Button onClick={onVersions}>版本</Button>
              {mayEdit ? (
                <>
                  <Button disabled={pending || isStale} onClick={onShare}>预览链接</Button>
                  <Button disabled={pending || (!isChanged && !dirty)} onClick={() => setQuestion('discard')}>放弃修改</Button>
                  <Button loading={pending} disabled={!dirty || isStale} onClick={() => void onSave().catch(() => undefined)}>存草稿</Button>
                  <Button variant="decisive" disabled={pending || isStale || (!isChanged && problems.length === 0)} onClick={publish}>发布</Button>
                </>
              ) : null}
            </>
          }
        />
        {isStale ? (
          <Alert
            tone="warning"
            action={
              <Inline gap={12}>
                <Button variant="text" onClick={draft.reset}>收下新的</Button>
                <Button variant="text" onClick={draft.keep}>留我的</Button>
              </Inline>
            }
          >
            {`${Draft?.ChangedBy ?? Live?.By ?? '有人'} 刚改过首页，你的修改还没存`}
          </Alert>
        ) : null}
        <S.Columns>
          <div>
            <OrderedRows
              label="横幅"
              rows={[{ name: '横幅', note: `${Banners.length} 张，${bannersText(Banners, home.Today)}`, hasProblem: hasProblem('Banners'), isChanged: isOther(Banners, live.Banners) }]}
              chosen={place === 'Banners' ? 0 : -1}
              disabled={disabled}
              onChoose={() => setPlace('Banners')}
            />
            <S.Group>
              <h2>{`楼层，${Floors.length} 层`}</h2>
              {disabled || Floors.length >= homeLimits.floors ? null : (
                <Button
                  variant="text"
                  onClick={() => {
                    change({ Floors: [...Floors, emptyFloor] })
                    setPlace(`Floors.${Floors.length}`)
                  }}
                >
                  加楼层
                </Button>
              )}
            </S.Group>
            <OrderedRows
              label="楼层"
              rows={Floors.map((floor, at) => ({
                name: floor.Name.trim() === '' ? `楼层 ${at + 1}` : floor.Name, note: `第 ${at + 1} 层，${floorNote(floor)}`, isShown: !floor.Hidden, hasProblem: hasProblem(`Floors.${at}`), isChanged: isOther(floor, live.Floors[at]),
              }))}
              chosen={Floors.findIndex((_, at) => place === `Floors.${at}`)}
              disabled={disabled}
              onChoose={(at) => setPlace(`Floors.${at}`)}
              onMove={(from, to) => {
                change({ Floors: movedRow(Floors, from, to) })
                setPlace(`Floors.${to}`)
              }}
              onShow={(at, isShown) => change({ Floors: Floors.map((floor, index) => (index === at ? { ...floor, Hidden: !isShown } : floor)) })}
            />
            {Floors.length > 0 ? null : <S.Note>还没有楼层，首页上没有成排的商品。</S.Note>}
            {disabled || Floors.length < 2 ? null : <S.Keys>拖动，或 <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> 换位置</S.Keys>}
            <S.Group>
              <h2>其他</h2>
            </S.Group>
            <OrderedRows
              label="其他"
              rows={[
                { name: '合作品牌', note: Brands ? '前 12 个' : '收起', isShown: Brands, hasProblem: false, isChanged: Brands !== live.Brands },
                { name: '热词', note: HotWords.length === 0 ? '买家搜得最多的' : `${HotWords.length} 个`, hasProblem: hasProblem('HotWords'), isChanged: isOther(HotWords, live.HotWords) },
              ]}
              chosen={fixed.indexOf(place)}
              disabled={disabled}
              onChoose={(at) => setPlace(fixed[at] ?? 'Brands')}
              onShow={(_, isShown) => change({ Brands: isShown })}
            />
          </div>
          <S.Form aria-label="修改">
            <Editor place={place} content={content} home={home} disabled={disabled} problem={problem} upload={upload} findProducts={findProducts} productName={productName} onChange={change} onPlace={setPlace} bannerAt={bannerAt} onBanner={(at) => choose('Banners', at)} />
          </S.Form>
          {renderPreview({ content: seen, viewer, today: home.Today, marks, absence: absenceText(content, place, banner, viewer), onViewer: setViewer })}
        </S.Columns>
      </Sheet>
      {question === 'publish' ? (
        <PublishForm differences={differences} planned={Planned.map(({ LiveAt }) => formatInstant(LiveAt))} today={home.Today} onSubmit={onPublish} onRefresh={onRefresh} onClose={() => setQuestion(null)} />
      ) : null}
      {question === 'discard' ? (
        <ConfirmDialog
          open
          danger
          title="放弃修改？"
          description={`${differences.join('，') || '没存的修改'}会回到买家现在看到的，不能恢复。`}
          messages={{ confirm: '放弃', cancel: '留着' }}
          onConfirm={async () => {
            await onDiscard()
            setQuestion(null)
          }}
          onOpenChange={() => setQuestion(null)}
        />
      ) : null}
      {renderLeaveGuard(dirty)}
    </>
  )
}
