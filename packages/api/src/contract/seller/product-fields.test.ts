import { expect, test } from 'vitest'
import { emptyProductFields, productFieldText, productProblems, type ProductFields } from './product-fields.ts'

const fields: ProductFields = { ...emptyProductFields, Name: '禾笺 A4复印纸', Brand: '禾笺', CategoryId: 100101, Unit: '包', MOQ: 5, Step: 5, Tiers: [{ MinQty: 5, Price: 20.5 }, { MinQty: 50, Price: 19.8 }] }

test('a product with what is needed has no problem', () => {
  expect(productProblems(fields)).toEqual([])
})

test.each<[string, Partial<ProductFields>, string]>([
  ['a name of blanks', { Name: '  ' }, 'Name 请填写商品名称'],
  ['no brand', { Brand: '' }, 'Brand 请填写品牌'],
  ['no unit', { Unit: '' }, 'Unit 请填写单位'],
  ['a barcode with letters', { Barcode: '69A1234567' }, 'Barcode 条码是 8 到 14 位数字'],
  ['a barcode that is short', { Barcode: '6901234' }, 'Barcode 条码是 8 到 14 位数字'],
  ['an empty line in the box', { PackingList: ['复印纸 × 1', ''] }, 'PackingList 包装清单里有空行'],
  ['a specification without a value', { Specs: [{ Name: '克重', Value: '75g' }, { Name: '白度', Value: ' ' }] }, 'Specs 第 2 项规格的名称和值都要填'],
  ['a specification twice', { Specs: [{ Name: '克重', Value: '75g' }, { Name: '克重 ', Value: '80g' }] }, 'Specs 规格“克重”重复了'],
  ['the same attribute twice', { Attributes: [{ Name: '颜色', Value: '白' }, { Name: '颜色', Value: '白' }] }, 'Attributes 属性“颜色”重复了'],
  ['an attribute that a table cannot name', { Attributes: [{ Name: '颜色', Value: '白' }, { Name: '长：宽', Value: '2' }] }, 'Attributes 属性名称不能含有“=”“：”“；”或“|”'],
  ['a value that a table cannot have', { Attributes: [{ Name: '颜色', Value: '白；蓝' }] }, 'Attributes 属性的值不能含有“；”或“|”'],
  ['a smallest order between two steps', { MOQ: 7, Tiers: [{ MinQty: 7, Price: 20 }] }, 'MOQ 起订量须是递增 5 的倍数'],
  ['a largest order below the smallest', { MaxQty: 4 }, 'MaxQty 每单最多不能小于起订量'],
  ['a largest order between two steps', { MaxQty: 12 }, 'MaxQty 每单最多须是递增 5 的倍数'],
  ['a unit without a name', { Units: [{ Name: '箱', Pieces: 5 }, { Name: ' ', Pieces: 2 }] }, 'Units 第 2 个大单位的名称要填'],
  ['a unit twice', { Units: [{ Name: '箱', Pieces: 5 }, { Name: '箱', Pieces: 6 }] }, 'Units 大单位“箱”重复了'],
  ['the unit of a piece', { Units: [{ Name: '包', Pieces: 5 }] }, 'Units “包”是一件的单位，不用换算'],
  ['a unit that a table cannot name', { Units: [{ Name: '箱=', Pieces: 5 }] }, 'Units 大单位“箱=”须是 1 到 4 个汉字或字母，如“箱”：客户下单时才认得出'],
  ['a unit that no order is read with', { Units: [{ Name: '标准大整箱', Pieces: 5 }] }, 'Units 大单位“标准大整箱”须是 1 到 4 个汉字或字母，如“箱”：客户下单时才认得出'],
  ['a unit twice, in other letters', { Units: [{ Name: 'box', Pieces: 5 }, { Name: 'ＢＯＸ', Pieces: 6 }] }, 'Units 大单位“ＢＯＸ”重复了'],
  ['a unit that the packing counts otherwise', { Packing: '5包/箱', Units: [{ Name: '箱', Pieces: 6 }] }, 'Units 包装规格说 1箱 是 5包，与 1箱 = 6包 不同'],
  ['a unit of the packing that is smaller', { Unit: '箱', Packing: '8包/箱', Units: [{ Name: '包', Pieces: 5 }] }, 'Units 包装规格说 1箱 是 8包，与 1包 = 5箱 不同'],
  ['a code of the tax that is short', { TaxCode: '10601050400' }, 'TaxCode 税收分类编码是 19 位数字'],
  ['an empty tag', { Tags: ['新品', ''] }, 'Tags 标签里有空的'],
  ['a tag twice', { Tags: ['新品', '新品'] }, 'Tags 标签“新品”重复了'],
  ['two tags in one', { Tags: ['新品、常备'] }, 'Tags 一个标签里不能有空格、顿号、逗号或分号'],
  ['a rate that there is not', { TaxRate: 0.17 }, 'TaxRate 没有这个税率'],
  ['no price', { Tiers: [] }, 'Tiers 请填写市场价'],
  ['a first price above the smallest order', { Tiers: [{ MinQty: 10, Price: 20 }] }, 'Tiers 第一档须从起订量 5 起'],
  ['quantities that stand still', { Tiers: [{ MinQty: 5, Price: 20 }, { MinQty: 5, Price: 19 }] }, 'Tiers 各档数量须递增'],
  ['a price that rises', { Tiers: [{ MinQty: 5, Price: 20 }, { MinQty: 50, Price: 20.01 }] }, 'Tiers 阶梯价须随数量递减'],
])('%s is said at its field', (_, changed, problem) => {
  expect(productProblems({ ...fields, ...changed }).map(({ Field, Message }) => `${Field} ${Message}`)).toEqual([problem])
})

test.each<[string, Partial<ProductFields>]>([
  ['two values of one attribute', { Attributes: [{ Name: '颜色', Value: '白' }, { Name: '颜色', Value: '蓝' }] }],
  ['a value with what parts names from values', { Attributes: [{ Name: '比例', Value: '16:9' }, { Name: '换算', Value: '1卷=10米' }] }],
  ['equal prices of two tiers', { Tiers: [{ MinQty: 5, Price: 20 }, { MinQty: 50, Price: 20 }] }],
  ['a largest order that is the smallest', { MaxQty: 5 }],
  ['no tax', { TaxRate: 0 }],
  ['units beside a packing that says the same', { Packing: '5包/箱', Units: [{ Name: '箱', Pieces: 5 }, { Name: '托', Pieces: 200 }] }],
  ['a code of the tax', { TaxCode: '1060105040000000000' }],
  ['five tags', { Tags: ['新品', '常备', '福利', '环保', '六个字的标签'] }],
])('%s may be published', (_, changed) => {
  expect(productProblems({ ...fields, ...changed })).toEqual([])
})

test('values are read as the history shows them', () => {
  const text = (name: Parameters<typeof productFieldText>[1]) => productFieldText({ ...fields, Cost: 14.6, Specs: [{ Name: '克重', Value: '75g' }], Units: [{ Name: '箱', Pieces: 5 }], Tags: ['新品', '常备'] }, name, (id) => `分类 ${id}`)
  expect([text('CategoryId'), text('MOQ'), text('MaxQty'), text('TaxRate'), text('Tiers'), text('Cost'), text('Floor'), text('Specs'), text('SpecialInvoice'), text('Units'), text('Tags')])
    .toEqual(['分类 100101', '5 包', '不限', '13%', '5 包起 20.50，50 包起 19.80', '14.60', '', '克重 75g', '可开', '1箱 = 5包', '新品、常备'])
})
