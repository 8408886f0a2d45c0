import { accountLimits, type AccountImport } from '@mall/api/contract'
import { saveTable } from '@mall/app-kit/import/save-table.ts'
import { ImportDialog } from '@mall/app-kit/import/ImportDialog.tsx'
import type { ImportSource } from '@mall/app-kit/import/use-import.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { useState } from 'react'

type Created = AccountImport['Created'][number]

interface ImportAccountsProps {
  readonly source: ImportSource<Created>
  readonly onClose: () => void
}

/** As `Account/ImportCheck` takes them. */
const template = {
  titles: ['登录名', '姓名', '手机', '邮箱', '部门', '角色', '单笔限额'],
  example: ['lihua', '李华', '13800000000', 'lihua@example.com', '行政部/前台', '采购员、审批人', '5000'],
  hint: `依次为：登录名、姓名、手机、邮箱、部门、角色、单笔限额；部门写完整路径，如“行政部/前台”，多个角色用顿号分开。最多${accountLimits.checkedRows}行`,
}

const initialOf = (created: readonly Created[]) => ({
  name: '初始密码',
  head: ['登录名', '姓名', '初始密码', '有效至'],
  rows: created.map((one) => [one.Account, one.Name, one.Password, formatInstant(one.ValidUntil)]),
})

/** 导入账号: the initial passwords of the new ones are downloaded, this one time. */
export const ImportAccounts = ({ source, onClose }: ImportAccountsProps) => {
  const [problem, setProblem] = useState('')
  const save = (created: readonly Created[]) => {
    setProblem('')
    saveTable(initialOf(created)).catch((failure: unknown) => setProblem(failureText(failure)))
  }
  return (
    <ImportDialog
      source={source}
      template={template}
      onClose={onClose}
      renderLanded={(created) => (
        <Alert tone="warning" action={<Button variant="text" onClick={() => save(created)}>{`下载 ${created.length} 个初始密码`}</Button>}>
          初始密码只在这里给出一次，请下载后安全地交给本人；首次登录时须修改。{problem}
        </Alert>
      )}
    />
  )
}
