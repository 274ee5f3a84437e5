import type { MetaFunction } from "react-router";
import { ApiProvider } from "../api/provider.tsx";
import { pageHead } from "../content/head.ts";
import { AdminArea } from "../features/admin/admin-area.tsx";
import { paths } from "../paths.ts";
import css from "../styles/admin.css?inline";
import { ToastProvider } from "../ui/toast.tsx";

export const meta: MetaFunction = () =>
  pageHead({ title: "Admin", description: "Access for editors.", path: paths.admin, hidden: true });

export default function Admin() {
  return (
    <ApiProvider>
      <style href="admin" precedence="page">
        {css}
      </style>
      <ToastProvider>
        <AdminArea />
      </ToastProvider>
    </ApiProvider>
  );
}
