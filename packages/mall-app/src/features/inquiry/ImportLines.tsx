import { inquiryLimits, type InquiryImport, type InquiryLineInput } from '@mall/api/contract'
import { fileOf, type SheetRow } from '@mall/app-kit/import/import-sheet.ts'
import { ImportDialog } from '@mall/app-kit/import/ImportDialog.tsx'

export interface ImportLinesProps {
  /** Reads a table: what each row wants, or what is wrong in it. */
  readonly onImport: (file: File, signal?: AbortSignal) => Promise<InquiryImport>
  /** Lines that the inquiry can still take. */
  readonly room: number
  /** The good rows. */
  readonly onLines: (lines: readonly InquiryLineInput[]) => void
  readonly onClose: () => void
}

/** As `Inquiry/Import` takes them. */
const titles = ['商品名称', '品牌', '型号', '规格', '单位', '数量', '目标单价', '期望到货日', '参考链接', '备注']
const template = {
  titles,
  example: ['会议白板', '', '', '90×120cm', '块', '6', '268', '', '', '放在三楼会议室'],
  hint: `第一行可以是表头；没有表头时依次为：${titles.join('、')}。最多${inquiryLimits.lines}行`,
}

/** 导入商品: a table becomes lines of the form; nothing is sent before the inquiry is. */
export const ImportLines = ({ onImport, room, onLines, onClose }: ImportLinesProps) => {
  const land = async (rows: readonly SheetRow[]) => {
    const { Lines } = await onImport(fileOf({ Columns: titles, Rows: [...rows] }))
    // Below the head, the server counts the lines of the file that was sent.
    const byRow = new Map(Lines.map(({ RowNo, Line }) => [RowNo, Line]))
    const landed = rows.flatMap((_, at) => byRow.get(at + 2) ?? []).slice(0, room)
    onLines(landed)
    const Results = rows.map(({ RowNo }, at) => {
      const line = byRow.get(at + 2)
      const Success = line !== undefined && landed.includes(line)
      return { RowNo, Success, Code: Success ? 'OK' : 'IMPORT_ROW_INVALID', Message: Success ? line.Name : `一份询价最多${inquiryLimits.lines}行` }
    })
    return { Results, landed }
  }
  return <ImportDialog source={{ subject: '商品', partSize: inquiryLimits.lines, check: onImport, land }} template={template} onClose={onClose} />
}
