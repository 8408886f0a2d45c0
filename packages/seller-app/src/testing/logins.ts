import type { StaffLogin } from '@mall/api/seller'

/** 管理员 of the demo, as a login returns them. */
export const sellerLogin: StaffLogin = {
  Token: 'token',
  RefreshToken: 'refresh',
  User: { uid: 1, utype: 'GU', nname: '商家管理员' },
  Enterprise: { EnterpriseId: 1, EnterpriseName: '文房商城（演示销售方）', GroupId: 1, DepartmentId: 1 },
  Role: ['管理员'],
}
