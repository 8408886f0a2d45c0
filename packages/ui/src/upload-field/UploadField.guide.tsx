import { allowFiles, imageFiles, pdfFiles } from '../file-kinds/index.ts'
import { Field } from '../field/index.ts'
import type { Guide } from '../testing/guide.ts'
import type { UploadItem } from './types.ts'
import { UploadField } from './UploadField.tsx'

const { allowedTypes, validate } = allowFiles([...imageFiles, ...pdfFiles])
const paper = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const sent: UploadItem[] = [
  { id: '1', name: '营业执照.pdf', size: 1_204_224, type: 'application/pdf', status: 'done' },
  { id: '2', name: '授权书.pdf', size: 940_032, status: 'failed', error: '网络中断，请重试', file: paper('授权书.pdf') },
]
const silent: UploadItem[] = [{ id: '1', name: '授权书.pdf', size: 940_032, status: 'failed', error: '失败', file: paper('授权书.pdf') }]

export const guide: Guide = {
  lead: '选、拖、贴都能交文件：先按规则与内容检查，再上传，每个文件各有自己的状态。它不发请求，上传由页面给。',
  use: [
    '询价附件、退换货凭证、头像、批量导入的表格，凡是要人交文件的地方。',
    '要在上传之前拦住不合规的文件：大小与类型用 `rules`，文件头用 `validate`，常见几类由 `@mall/ui/file-kinds` 现成给出。',
    '文件随表单一起提交：不给 `upload`，文件停在 `ready`，由页面自己送。',
  ],
  avoid: [
    '拿图片来找商品：用 `SearchBox` 的 `imageSearch`。',
    '只展示已有的附件：用 `Link` 排成列表，上传框会让人以为还能改。',
    '一段可以直接打出来的文字：用 `TextArea`，别让人先存成文件。',
  ],
  pairs: [
    {
      good: {
        shows: (
          <Field label="资质文件" group hint="PDF 或图片，每个不超过 10MB，最多 5 个">
            <UploadField multiple maxCount={5} rules={{ allowedTypes, maxSizeMB: 10 }} validate={validate} defaultValue={sent} />
          </Field>
        ),
        because: '先说清收什么、收多大；失败的那一行自己说原因，并能单独重试。',
      },
      bad: {
        shows: (
          <Field label="资质文件" group error="上传失败">
            <UploadField multiple defaultValue={silent} />
          </Field>
        ),
        because: '没有写规则，错误也没有说是哪个文件、为什么：人只能全部删掉再试。',
      },
    },
    {
      good: {
        shows: (
          <Field label="导入账号" group hint="请用模板，.xlsx，最多 1,000 行">
            <UploadField rules={{ allowedTypes: ['.xlsx'], maxSizeMB: 2 }} />
          </Field>
        ),
        because: '只要一个文件就不给 `multiple`：再选一个便替换上一个。',
      },
      bad: {
        shows: (
          <Field label="导入账号" group>
            <UploadField multiple rules={{ allowedTypes: ['*/*'] }} />
          </Field>
        ),
        because: '什么都收、收多少都行，等服务器读完才说「格式不对」。',
      },
    },
  ],
  maturity: 'stable',
}
