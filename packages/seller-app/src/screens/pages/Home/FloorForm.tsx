import { homeLimits, type HomeFloorContent, type SellerHomeDetail } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Inline, Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import { ChosenProducts, type FindProducts } from '../../../components/product/ChosenProducts.tsx'
import { CategoryField } from './CategoryField.tsx'

export interface FloorFormProps {
  readonly floor: HomeFloorContent
  readonly categories: SellerHomeDetail['Categories']
  readonly disabled: boolean
  readonly problem: (field: string) => string | undefined
  readonly findProducts: FindProducts
  /** What a product is called, as far as it is known. */
  readonly productName: (code: string) => string
  readonly onChange: (changed: Partial<HomeFloorContent>) => void
  readonly onRemove: () => void
}

/** One floor: its name, its category, and its products where they are chosen by hand. */
export const FloorForm = ({ floor: { Name, CategoryId, ProductCodes }, categories, disabled, problem, findProducts, productName, onChange, onRemove }: FloorFormProps) => (
  <Stack gap={16}>
    <Field label="楼层名称" required error={problem('Name')}>
      <TextInput value={Name} maxLength={homeLimits.floorName} counter disabled={disabled} onValueChange={(value) => onChange({ Name: value })} />
    </Field>
    <CategoryField label="分类" categories={categories} value={CategoryId} disabled={disabled} error={problem('CategoryId')} onChange={(value) => onChange({ CategoryId: value })} />
    <ChosenProducts
      label="手选商品"
      hint={`不选时按销量显示；最多 ${homeLimits.floorProducts} 种，桌面显示前 5 种能买的`}
      codes={ProductCodes}
      max={homeLimits.floorProducts}
      disabled={disabled}
      error={problem('ProductCodes')}
      findProducts={findProducts}
      productName={productName}
      onChange={(codes) => onChange({ ProductCodes: codes })}
    />
    {disabled ? null : (
      <Inline gap={8}>
        <Button variant="text" onClick={onRemove}>删除这个楼层</Button>
      </Inline>
    )}
  </Stack>
)
