'use client'

import { useAuth } from '@payloadcms/ui'

import type { Role } from '../platform/access.js'

/** Whether whoever is signed in has one of these roles, as `staff` admits it: admins always. */
export function useHasRole(...allowed: Role[]): boolean {
  const { user } = useAuth()
  const role = user?.['role'] as Role | undefined
  return role !== undefined && (role === 'admin' || allowed.includes(role))
}
