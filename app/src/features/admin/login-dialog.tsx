import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../../paths.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { carriedToast, carryToast } from "./carried-toast.ts";
import { LoginForm } from "./login-form.tsx";

const id = "admin-login";

const ToastOfArrival = lazy(() => import("./toast-of-arrival.tsx"));

interface AdminLoginProps {
  /** Called with the admin's name after a login, before the dashboard opens. */
  readonly onLogin?: (username: string) => void;
}

/** The small fixed button, and the login it opens. Opens without the application; a submit waits for it. */
export function AdminLogin({ onLogin }: AdminLoginProps) {
  const navigate = useNavigate();

  function enter(username: string) {
    onLogin?.(username);
    navigate(paths.admin, carryToast(welcome(username)));
  }

  return (
    <>
      <button
        type="button"
        data-opens={id}
        className="no-print fixed right-3 bottom-3 z-20 min-h-11 cursor-pointer rounded-control border border-line bg-paper px-3 text-caption text-muted hover:text-ink"
      >
        Admin Login
      </button>
      <Dialog id={id} title="Admin Login" description="Admin access for content management.">
        <LoginForm onSuccess={enter} />
      </Dialog>
      <Farewell />
    </>
  );
}

/** What to tell an admin who has just logged in. */
export function welcome(username: string) {
  return { title: "Login Successful", description: `Welcome back, ${username}!` };
}

/** Shows the toast of a logout. The page has no toasts of its own, so it loads them for this one. */
function Farewell() {
  const { state } = useLocation();
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (carriedToast(state)) setWanted(true);
  }, [state]);

  return wanted ? (
    <Suspense>
      <ToastOfArrival />
    </Suspense>
  ) : null;
}
