import { productFieldNames, productFieldText, type ProductDraft, type ProductField, type ProductFields } from '@mall/api/seller/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Inline, Stack } from '@mall/ui/stack'
import type { Meanwhile as Saved } from './product-form.ts'

interface MeanwhileProps {
  readonly saved: readonly Saved[]
  /** Who, as far as it is known. */
  readonly by: string
  readonly before: ProductFields
  readonly theirs: ProductFields
  /** Null while something typed cannot be read. */
  readonly mine: ProductFields | null
  readonly kept: ReadonlySet<ProductField>
  readonly categoryName: (id: number) => string
  readonly onTake: (field: ProductField) => void
  readonly onKeep: (field: ProductField) => void
  readonly onRead: () => void
}

const shown = (text: string): string => (text === '' ? '空' : text)

/** What somebody else saved while this form was filled in, field by field: chosen where both changed it, else to be read. */
export const Meanwhile = ({ saved, by, before, theirs, mine, kept, categoryName, onTake, onKeep, onRead }: MeanwhileProps) => {
  if (saved.length === 0) return null
  const text = (fields: ProductFields, field: ProductField) => shown(productFieldText(fields, field, categoryName))
  const open = saved.filter(({ field, isMine }) => isMine && !kept.has(field))
  return (
    <Alert tone="warning" title={open.length > 0 ? `${by} 刚改过 ${saved.length} 处，${open.length} 处和你的不一样，选一个再存` : `${by} 刚改过 ${saved.length} 处`} action={open.length === 0 ? <Button variant="text" onClick={onRead}>知道了</Button> : undefined}>
      <Stack as="ul" gap={4}>
        {saved.map(({ field, isMine }) => (
          <Inline as="li" key={field} gap={8}>
            <span>
              {`${productFieldNames[field]} `}
              <del>{text(before, field)}</del>
              {` → `}
              <strong>{text(theirs, field)}</strong>
              {isMine && mine !== null ? `，你这里是 ${text(mine, field)}` : ''}
            </span>
            {isMine && !kept.has(field) ? (
              <>
                <Button variant="text" aria-label={`${productFieldNames[field]}收下对方的`} onClick={() => onTake(field)}>收下对方的</Button>
                <Button variant="text" aria-label={`${productFieldNames[field]}留我的`} onClick={() => onKeep(field)}>留我的</Button>
              </>
            ) : null}
            {kept.has(field) ? <span>留了我的</span> : null}
          </Inline>
        ))}
      </Stack>
    </Alert>
  )
}

interface OvertakenProps {
  readonly draft: ProductDraft
  readonly published: ProductFields
  readonly categoryName: (id: number) => string
  readonly onUse: (drafted: Partial<ProductFields>) => void
}

/** Values that were published in the list meanwhile: the draft gave way, and what it had can be taken up again. */
export const Overtaken = ({ draft, published, categoryName, onUse }: OvertakenProps) =>
  draft.Overtaken.map(({ Field, Drafted, By, At }) => {
    const drafted = Drafted as Partial<ProductFields>
    return (
      <Alert key={Field} tone="warning" action={<Button variant="text" onClick={() => onUse(drafted)}>用回草稿的</Button>}>
        {`${By} ${formatInstant(At)} 直接改了${productFieldNames[Field]}，买家已经看到 ${shown(productFieldText(published, Field, categoryName))}。草稿里原来是 ${shown(productFieldText({ ...published, ...drafted }, Field, categoryName))}。`}
      </Alert>
    )
  })
