import { addressLimits } from '@mall/api/contract'
import { ImportDialog } from '@mall/app-kit/import/ImportDialog.tsx'
import type { ImportSource } from '@mall/app-kit/import/use-import.ts'

interface ImportAddressesProps {
  readonly source: ImportSource<never>
  readonly onClose: () => void
}

/** As `Address/ImportCheck` takes them. */
const template = {
  titles: ['收货人', '手机', '省', '市', '区', '详细地址', '标签'],
  example: ['沈知言', '13800000000', '浙江省', '杭州市', '西湖区', '文汀路1号', '公司'],
  hint: `依次为：收货人、手机、省、市、区、详细地址、标签；也可以每行粘贴一段完整的地址，自动识别。连同已有的最多${addressLimits.addresses}个`,
}

/** 导入收货地址: a table, or a line of text for each address. */
export const ImportAddresses = ({ source, onClose }: ImportAddressesProps) => <ImportDialog source={source} template={template} onClose={onClose} />
