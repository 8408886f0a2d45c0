import { productImportRowNames, productImportStatus, type ProductImportAction, type ProductImportDetail, type ProductImportRowKind } from '@mall/api/seller/contract'
import { DocumentPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { countText } from '@mall/app-kit/report/report-words.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { ConfirmDialog } from '@mall/ui/dialog'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Tabs } from '@mall/ui/tabs'
import { Text } from '@mall/ui/text'
import { useState, type ReactNode } from 'react'
import { ImportTag } from '../../../components/product/ImportTag.tsx'
import { href } from '../../../site/routes.ts'
import { countOfKind, decisionOf, factOf, firstKind, isWorking, rowsToWrite, type ImportAct } from './import-words.ts'
import { ImportMapping, type ImportMappingProps } from './ImportMapping.tsx'
import { ImportPictures, type SentPictures } from './ImportPictures.tsx'
import * as S from './ProductImportDocument.styles.ts'

export interface ProductImportDocumentViewProps extends Pick<ImportMappingProps, 'titles' | 'onMap'> {
  readonly one: ProductImportDetail
  /** An action is under way. */
  readonly pending: boolean
  readonly sending: SentPictures | null
  readonly pictureProblems: readonly { readonly Name: string; readonly Message: string }[]
  /** Why the wrong rows could not be saved; empty: they were. */
  readonly problem: string
  readonly renderRows: (kind: ProductImportRowKind) => ReactNode
  readonly onAct: (action: ImportAct, createMissing: boolean) => void
  readonly onSaveWrong: () => void
  readonly onPictures: (files: readonly File[]) => void
  readonly onStopPictures: () => void
}

const Fact = ({ one }: { readonly one: ProductImportDetail }) => (
  <>
    {factOf(one)}
    {one.Status === productImportStatus.checked && one.Wrong > 0 ? (
      <>
        ，<FactTint tone="danger">{`${countText(one.Wrong)} 行有错`}</FactTint>
      </>
    ) : null}
  </>
)

const missingKinds = [['分类', 'MissingCategories'], ['品牌', 'MissingBrands'], ['属性', 'MissingAttributes']] as const

const Missing = ({ one }: { readonly one: ProductImportDetail }) =>
  one.NeedNames === 0 ? null : (
    <Section title="缺少的分类和品牌" aside={`${countText(one.NeedNames)} 行要用到`}>
      {missingKinds.map(([title, field]) =>
        one[field].length === 0 ? null : (
          <div key={field}>
            <Text size={12} tone="secondary">{`${title} ${one[field].length} 个`}</Text>
            <S.Names tabIndex={0} aria-label={`缺少的${title}`}>{one[field].join('，')}</S.Names>
          </div>
        ),
      )}
    </Section>
  )

const Progress = ({ one }: { readonly one: ProductImportDetail }) => (
  <S.Progress role="status">
    <b>{one.StatusName}</b>
    <progress aria-label={one.StatusName} max={Math.max(1, one.Of)} value={one.Done} />
    <span>{`${countText(one.Done)} / ${countText(one.Of)} 行`}</span>
  </S.Progress>
)

/** What has to be asked before it is done. */
type Asked = Extract<ProductImportAction, 'Undo' | 'Discard'>

const questions: Readonly<Record<Asked, { readonly title: string; readonly confirm: string; readonly words: (one: ProductImportDetail) => string }>> = {
  Undo: { title: '撤回这次导入？', confirm: '撤回', words: ({ Written }) => `写入的 ${countText(Written)} 行恢复成导入前的样子，新建的商品会删除；导入后有人改过的和已有订单的会留下并列出来。撤回之后不能恢复。` },
  Discard: { title: '放弃这次导入？', confirm: '放弃', words: () => '试过的结果不再能写入，可以重新上传文件。' },
}

interface ButtonsProps extends Pick<ProductImportDocumentViewProps, 'one' | 'pending'> {
  readonly createMissing: boolean
  readonly isSending: boolean
  readonly onAsk: (action: Asked) => void
  readonly onAct: (action: ImportAct) => void
}

const Buttons = ({ one, pending, createMissing, isSending, onAsk, onAct }: ButtonsProps) => {
  const may = (action: ProductImportAction) => one.AllowActions.includes(action)
  const toWrite = rowsToWrite(one, createMissing)
  return (
    <>
      {may('Discard') ? <Button disabled={pending} onClick={() => onAsk('Discard')}>放弃</Button> : null}
      {may('Undo') ? <Button disabled={pending} onClick={() => onAsk('Undo')}>撤回这次导入</Button> : null}
      {may('Pause') ? <Button loading={pending} onClick={() => onAct('Pause')}>暂停</Button> : null}
      {may('Resume') ? <Button variant="primary" loading={pending} onClick={() => onAct('Resume')}>继续写入</Button> : null}
      {may('Start') ? <Button variant="decisive" loading={pending} disabled={toWrite === 0 || isSending} onClick={() => onAct('Start')}>{`写入 ${countText(toWrite)} 行`}</Button> : null}
    </>
  )
}

/** One import: what its trial found, how far it is, and what came of it. */
export const ProductImportDocumentView = ({ one, pending, sending, pictureProblems, problem, titles, renderRows, onMap, onAct, onSaveWrong, onPictures, onStopPictures }: ProductImportDocumentViewProps) => {
  const [chosen, setChosen] = useState<ProductImportRowKind | null>(null)
  const [createMissing, setCreateMissing] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const kind = chosen ?? firstKind(one)
  const kinds = (Object.keys(productImportRowNames) as readonly ProductImportRowKind[]).filter((each) => each === kind || countOfKind(one, each) > 0)
  const question = asked && questions[asked]
  const showsPictures = one.AllowActions.includes('Start') || one.Pictures > 0 || one.PictureProblems.length > 0
  return (
    <Sheet data-density="default">
      <DocumentPage
        head={
          <PageHeader
            crumbs={<Breadcrumbs items={[{ label: '商品', href: href('products') }, { label: '导入', href: href('productImports') }, { label: one.FileName }]} />}
            fact={<Fact one={one} />}
            details={
              <>
                <ImportTag one={one} />
                <span>{one.StaffName}</span>
                <span>{`${formatInstant(one.CreatedAt)} 上传`}</span>
                {one.UndoUntil === null ? null : <span>{`${formatInstant(one.UndoUntil)} 前可以撤回`}</span>}
              </>
            }
            actions={
              <>
                <Button href={href('productImport')}>换一个文件</Button>
                {one.Wrong > 0 && !isWorking(one.Status) ? <Button onClick={onSaveWrong}>下载错误行</Button> : null}
              </>
            }
          />
        }
        rail={
          <>
            <Missing one={one} />
            {showsPictures ? (
              <Section title="图片" aside={one.Pictures === 0 ? undefined : `${countText(one.Pictures)} 张`}>
                <ImportPictures one={one} sending={sending} problems={pictureProblems} onPictures={onPictures} onStop={onStopPictures} />
              </Section>
            ) : null}
            <ImportMapping key={one.Version} one={one} titles={titles} pending={pending} onMap={onMap} />
          </>
        }
        decision={
          <>
            <S.Words role="status">{decisionOf(one, createMissing)}</S.Words>
            {one.AllowActions.includes('Start') && one.NeedNames > 0 ? <Checkbox checked={createMissing} onCheckedChange={(checked) => setCreateMissing(checked)}>新建缺少的分类和品牌</Checkbox> : null}
            <Buttons one={one} pending={pending} createMissing={createMissing} isSending={sending !== null} onAsk={setAsked} onAct={(action) => onAct(action, createMissing)} />
          </>
        }
      >
        {isWorking(one.Status) ? <Progress one={one} /> : null}
        {problem === '' ? null : <Alert tone="danger">{problem}</Alert>}
        {one.Status === productImportStatus.checking ? null : (
          <S.Rows>
            <Tabs
              label="导入的行"
              value={kind}
              onValueChange={(value) => setChosen(kinds.find((each) => each === value) ?? null)}
              items={kinds.map((each) => ({ value: each, label: productImportRowNames[each], count: countOfKind(one, each) }))}
            >
              {renderRows(kind)}
            </Tabs>
          </S.Rows>
        )}
      </DocumentPage>
      {question === null || asked === null ? null : (
        <ConfirmDialog
          open
          danger
          title={question.title}
          description={question.words(one)}
          messages={{ confirm: question.confirm }}
          onConfirm={() => {
            onAct(asked, createMissing)
            setAsked(null)
          }}
          onOpenChange={() => setAsked(null)}
        />
      )}
    </Sheet>
  )
}
