import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { useState, type ReactNode } from 'react'
import { href } from '../../../site/routes.ts'
import { BasicForm, type BasicFormProps } from './BasicForm.tsx'
import { contactWords, type ContactType } from './contact-words.ts'
import { ContactDialog, type ContactDialogProps } from './ContactDialog.tsx'
import { Logins, type LoginsProps } from './Logins.tsx'
import * as S from './Profile.styles.ts'

export interface ProfileViewProps extends BasicFormProps, LoginsProps, Pick<ContactDialogProps, 'onSend' | 'onBind'> {
  /** The switches of notices. */
  readonly notices: ReactNode
  /** 两步验证, a section. */
  readonly secondFactor: ReactNode
  /** 通行密钥, a section; null where the mall offers none. */
  readonly passkeys: ReactNode
}

/** 个人资料: the user's own data, contacts, notice settings and sessions. */
export const ProfileView = ({ profile, onSave, onSaved, onRefresh, onUpload, onSend, onBind, notices, secondFactor, passkeys, ...logins }: ProfileViewProps) => {
  const [changing, setChanging] = useState<ContactType | null>(null)
  const contact = (type: ContactType, value: string | null) => {
    const change = value === null ? '设置' : '修改'
    return (
      <S.Changeable>
        {value ?? '未设置'}
        <Button variant="text" aria-label={`${change}${contactWords[type].name}`} onClick={() => setChanging(type)}>
          {change}
        </Button>
      </S.Changeable>
    )
  }
  return (
    <Sheet data-density="default">
      <PageHeader name="个人资料" fact={`${profile.Nickname}，${profile.DepartmentName}`} />
      <BasicForm profile={profile} onSave={onSave} onSaved={onSaved} onRefresh={onRefresh} onUpload={onUpload} />
      <Section heading="start" title="账号">
        <DescriptionList
          columns={2}
          items={[
            { term: '登录名', value: profile.Account },
            {
              term: '密码',
              value: (
                <S.Changeable>
                  已设置
                  <Button variant="text" href={href('password')} aria-label="修改密码">
                    修改
                  </Button>
                </S.Changeable>
              ),
            },
            { term: '手机', value: contact('mobile', profile.Mobile) },
            { term: '邮箱', value: contact('email', profile.Email) },
            { term: '企业', value: profile.EnterpriseName, full: true },
            { term: '部门', value: profile.DepartmentName, full: true },
            { term: '角色', value: profile.Roles.join('、'), full: true },
          ]}
        />
      </Section>
      {secondFactor}
      {passkeys}
      <Section heading="start" title="消息通知">
        {notices}
      </Section>
      <Logins {...logins} />
      {changing === null ? null : (
        <ContactDialog
          type={changing}
          onSend={onSend}
          onBind={onBind}
          onBound={(bound) => {
            onSaved(bound)
            setChanging(null)
          }}
          onClose={() => setChanging(null)}
        />
      )}
    </Sheet>
  )
}
