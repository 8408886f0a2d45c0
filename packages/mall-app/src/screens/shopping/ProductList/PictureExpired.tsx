import { validateFile } from '@mall/api'
import { imageRules } from '@mall/api/contract'
import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import { Button } from '@mall/ui/button'
import { Text } from '@mall/ui/text'
import { VisuallyHidden } from '@mall/ui/theme'
import { useRef, useState } from 'react'
import { usePictureSearch } from '../../../features/search/use-picture-search.ts'
import { href } from '../../../site/routes.ts'

/** An address of a search by picture whose result is kept no longer: says so, and takes the picture again. */
export const PictureExpired = () => {
  const { search, error } = usePictureSearch()
  const [problem, setProblem] = useState<string>()
  const [searching, setSearching] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const take = async (file: File) => {
    const verdict = validateFile(file, imageRules)
    setProblem(verdict.kind === 'success' ? undefined : verdict.message)
    if (verdict.kind !== 'success') return
    setSearching(true)
    await search(file, { signal: new AbortController().signal }).finally(() => setSearching(false))
  }
  const fault = problem ?? error
  return (
    <PageEmpty
      kind="search"
      title="图片搜索结果已过期，请重新上传图片"
      action={
        <>
          <Button variant="primary" loading={searching} onClick={() => picker.current?.click()}>
            重新上传图片
          </Button>
          <Button href={href('productList')}>浏览全部商品</Button>
        </>
      }
    >
      <Text role="status" tone={fault === undefined ? undefined : 'danger'}>
        {fault ?? '以图搜索的结果保留一天。'}
      </Text>
      <VisuallyHidden>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          aria-label="选择要搜索的图片"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void take(file)
          }}
        />
      </VisuallyHidden>
    </PageEmpty>
  )
}
