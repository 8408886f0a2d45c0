import { packingText } from '@mall/api/contract'
import { productFieldNames, shelfNames, taxRateText, type ProductFields, type SellerProductDetail } from '@mall/api/seller/contract'
import { WorkshopPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { FoldSection } from '@mall/app-kit/page/FoldSection.tsx'
import { SectionAnchors } from '@mall/app-kit/page/SectionAnchors.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { ConfirmDialog } from '@mall/ui/dialog'
import { formatAmount } from '@mall/ui/ledger'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Stack } from '@mall/ui/stack'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useState, type ReactNode } from 'react'
import type { FieldChoices } from '../../../components/product/field-choices.ts'
import { href } from '../../../site/routes.ts'
import { BasicFields, PackingFields, TradeFields } from './BasicFields.tsx'
import { DescriptionEditor, type DescriptionEditorProps } from './DescriptionEditor.tsx'
import { Meanwhile, Overtaken } from './Meanwhile.tsx'
import type { Picture } from './picture-order.ts'
import { PicturesSection, type PicturesSectionProps } from './PicturesSection.tsx'
import { Preview } from './Preview.tsx'
import { typedOf } from './product-form.ts'
import { partAnchors } from './product-parts.ts'
import { ProductActions } from './ProductActions.tsx'
import { gapsOf, goToField, Readiness } from './Readiness.tsx'
import { PairsEditor, TiersEditor } from './RowEditors.tsx'
import { useProductForm } from './use-product-form.ts'

export interface ProductViewProps extends Pick<PicturesSectionProps, 'upload'>, Pick<DescriptionEditorProps, 'renderDescription'> {
  readonly product: SellerProductDetail
  /** Undefined while they load. */
  readonly choices?: FieldChoices | undefined
  readonly savingPictures: boolean
  /** The draft is being kept, published or thrown away. */
  readonly pending: boolean
  /** 历史, which loads by itself. */
  readonly history: ReactNode
  /** Asks before a page with something unsaved is left. */
  readonly renderLeaveGuard: (dirty: boolean) => ReactNode
  readonly onSavePictures: PicturesSectionProps['onSave']
  /** Each resolves whether it was done. */
  readonly onSave: (drafted: Partial<ProductFields>) => Promise<boolean>
  /** With what is to be kept first; null when all is. `putOn`: 上架 too. `onKept` is called between. */
  readonly onPublish: (drafted: Partial<ProductFields> | null, putOn: boolean, onKept: () => void) => Promise<boolean>
  readonly onDiscard: () => Promise<boolean>
}

/** One product: what is kept of it, as a draft until it is published, beside what buyers will see. */
export const ProductView = ({ product, choices, savingPictures, pending, history, upload, renderDescription, renderLeaveGuard, onSavePictures, onSave, onPublish, onDiscard }: ProductViewProps) => {
  const [unsaved, setUnsaved] = useState<readonly Picture[] | null>(null)
  const [isUploading, setUploading] = useState(false)
  const [isDiscarding, setDiscarding] = useState(false)
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const state = useProductForm(product, choices, pending)
  const { form, drafted, changed, dirty, theirs } = state
  const { Draft } = product
  const isOff = product.Shelf === 'off'
  const mayEdit = product.AllowActions.includes('Edit')
  const pictures = unsaved ?? product.Pictures
  const fields = form.fields ?? theirs
  const { problems } = form

  const done = (isDone: boolean) => {
    if (isDone) state.reset()
  }
  const save = async () => {
    if (drafted !== null) done(await onSave(drafted))
  }
  const publish = async (putOn: boolean) => {
    const [first] = problems
    if (first !== undefined) goToField(first.Field)
    else done(await onPublish(dirty ? drafted : null, putOn, state.reset))
  }
  const discard = async () => {
    if (Draft !== null && !(await onDiscard())) throw new Error('It was not thrown away')
    state.reset()
    setDiscarding(false)
  }

  const isBroken = form.fields === null
  // What buyers have now: the draft is said after it.
  const standing = `${shelfNames[product.Shelf]}，市场价 ${formatAmount(product.Price)} 元/${product.Unit}，上海库存 ${product.Stock.toLocaleString('zh-CN')} ${product.Unit}`
  const fact =
    changed.length === 0 && problems.length === 0 ? (
      standing
    ) : (
      <>
        {`${standing}；${isBroken ? '有填错的，还不能存' : changed.length === 0 ? '没有改动' : `草稿改了 ${changed.length} 处`}`}
        {problems.length > 0 ? <FactTint tone="warning">{`，${problems.length} 处要先改好`}</FactTint> : null}
      </>
    )
  // A bar in which nothing can be pressed only takes the room of what is read.
  const hasWork = changed.length > 0 || dirty || problems.length > 0 || isOff
  const actions = mayEdit ? (
    <ProductActions
      isOff={isOff}
      pending={pending}
      canDiscard={!pending && (changed.length > 0 || dirty)}
      canSave={dirty && !isBroken && !state.isUndecided}
      canPublish={!state.isUndecided && !pending}
      hasChanges={changed.length > 0}
      hasProblems={problems.length > 0}
      onDiscard={() => setDiscarding(true)}
      onSave={() => void save()}
      onPublish={(putOn) => void publish(putOn)}
    />
  ) : undefined
  return (
    <>
      <Sheet data-density="default">
        <WorkshopPage
          hasWideRail
          head={
            <PageHeader
              crumbs={<Breadcrumbs items={[{ label: '商品', href: href('products') }, { label: product.ProductCode }]} />}
              fact={fact}
              details={
                <>
                  <span>{product.Name}</span>
                  <span>{product.Agreements === 0 ? '没有协议' : `${product.Agreements} 家有协议`}</span>
                  {dirty ? <span>有改动还没存</span> : Draft === null ? null : <span>{`草稿 ${Draft.ChangedBy} ${formatInstant(Draft.ChangedAt)} 已存`}</span>}
                </>
              }
              actions={isPhone ? undefined : actions}
            />
          }
          decision={isPhone && hasWork ? actions : undefined}
          rail={
            <>
              <Preview product={product} fields={fields} picture={pictures[0]?.Url ?? product.Drawings[0] ?? ''} />
              {mayEdit ? <Readiness problems={problems} gaps={gapsOf(product, fields, pictures)} /> : null}
            </>
          }
        >
          <SectionAnchors label="商品资料的各部分" items={partAnchors(changed, problems, unsaved !== null)} />
          {state.meanwhile.length > 0 || (Draft !== null && Draft.Overtaken.length > 0) ? (
            <Section title="别人刚改过的">
              <Stack gap={8}>
                <Meanwhile
                  saved={state.meanwhile}
                  by={Draft?.ChangedBy ?? '有人'}
                  before={state.begun}
                  theirs={theirs}
                  mine={form.fields}
                  kept={state.kept}
                  categoryName={form.categoryName}
                  onTake={state.take}
                  onKeep={state.keep}
                  onRead={state.read}
                />
                {Draft === null ? null : (
                  <Overtaken
                    draft={Draft}
                    published={product.Fields}
                    categoryName={form.categoryName}
                    onUse={(before) => {
                      const typed = typedOf({ ...fields, ...before })
                      state.change(Object.fromEntries(Object.keys(before).map((name) => [name, typed[name as keyof typeof typed]])))
                    }}
                  />
                )}
              </Stack>
            </Section>
          ) : null}
          <PicturesSection product={product} saving={savingPictures} upload={upload} uploading={isUploading} onUploading={setUploading} onSave={onSavePictures} onUnsaved={setUnsaved} />
          <FoldSection id="basic" title="基本" aside={`编码 ${product.ProductCode}，已售 ${product.Sales.toLocaleString('zh-CN')} ${product.Unit}`}>
            <BasicFields form={form} choices={choices} />
          </FoldSection>
          <FoldSection id="trade" title="价格与阶梯" aside={`元，含税 ${taxRateText(fields.TaxRate)}`}>
            <Stack gap={16}>
              <TiersEditor form={form} />
              <TradeFields form={form} />
            </Stack>
          </FoldSection>
          <FoldSection id="packing" title="包装与单位" folded aside={[fields.Unit, packingText({ unit: fields.Unit, packing: fields.Packing, units: fields.Units })].filter((text) => text !== '').join('，')}>
            <PackingFields form={form} />
          </FoldSection>
          <FoldSection id="specs" title={productFieldNames.Specs} folded aside={`${form.values.Specs.length} 项`}>
            <PairsEditor form={form} name="Specs" />
          </FoldSection>
          <FoldSection id="attributes" title={productFieldNames.Attributes} folded aside="买家在列表里按它筛选">
            <PairsEditor form={form} name="Attributes" names={choices?.Attributes ?? []} />
          </FoldSection>
          <DescriptionEditor form={form} upload={upload} renderDescription={renderDescription} />
          {history}
        </WorkshopPage>
      </Sheet>
      {isDiscarding ? (
        <ConfirmDialog
          open
          danger
          title="撤回改动？"
          description={`${changed.map((name) => productFieldNames[name]).join('、') || '没存的改动'}会回到买家现在看到的，不能恢复。`}
          messages={{ confirm: '撤回', cancel: '留着' }}
          onConfirm={discard}
          onOpenChange={() => setDiscarding(false)}
        />
      ) : null}
      {renderLeaveGuard(dirty || unsaved !== null || isUploading)}
    </>
  )
}
