import { Footer } from '@mall/ui/footer'
import { useWatch } from 'react-hook-form'
import type { SiteForm } from './RowsField.tsx'
import * as S from './SiteView.styles.ts'

/** The footer as every page will have it. What is not written yet is left out. */
export const SiteFooterPreview = ({ form }: { readonly form: SiteForm }) => {
  const [columns, hotlines, promises, notices, copyright] = useWatch({ control: form.control, name: ['FooterColumns', 'Hotlines', 'Promises', 'Notices', 'Copyright'] })
  return (
    <S.FooterFrame role="img" aria-label="页脚预览">
      <div inert>
        <Footer
          columns={columns.map(({ Title, Links }) => ({ title: Title, links: Links.filter(({ Label }) => Label !== '').map(({ Label }) => ({ label: Label })) }))}
          hotlines={hotlines.map(({ Label, Number, Hours }) => ({ label: Label, number: Number, hours: Hours }))}
          promises={promises.map(({ Title, Text }) => ({ title: Title, text: Text }))}
          notices={[...notices.map(({ Label, Number }) => ({ label: `${Label} ${Number}` })), { label: copyright }]}
        />
      </div>
    </S.FooterFrame>
  )
}
