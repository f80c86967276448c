"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { ForgotForm } from "./forgot-form";
import { GoogleButton } from "./google-button";
import { LoginForm } from "./login-form";
import { ResetForm } from "./reset-form";
import type { Welcome } from "./sign-in-dialog";
import { SignupForm } from "./signup-form";
import { TwoFactorForm } from "./two-factor-form";
import { VerifyEmail } from "./verify-email";
import type { View } from "./views";

/** Few come by it: nobody else loads it. */
const Invitation = dynamic(() => import("./invitation").then((file) => file.Invitation));

export interface ViewProps {
  setView: (view: View) => void;
  /** Somebody has signed in: their token, and what to tell them. */
  enter: (token: string, welcome: Welcome) => void;
}

interface SignInViewsProps extends ViewProps {
  view: View;
  googleEnabled: boolean | null;
  next?: string;
  onClose: () => void;
}

export function SignInViews(props: SignInViewsProps) {
  const { view, setView, enter } = props;
  switch (view.name) {
    case "login":
    case "signup":
      return <LoginOrSignup {...props} mode={view.name} />;
    case "forgot":
      return <ForgotForm email={view.email} setView={setView} />;
    case "two-factor":
      return <TwoFactorForm handle={view.handle} setView={setView} enter={enter} />;
    case "reset":
      return <ResetForm link={view.link} setView={setView} />;
    case "invite":
      return <Invitation link={view.link} setView={setView} enter={enter} />;
    case "verify":
      return <VerifyEmail link={view.link} setView={setView} onClose={props.onClose} />;
  }
}

function LoginOrSignup(props: SignInViewsProps & { mode: "login" | "signup" }) {
  const { mode, setView, enter, googleEnabled, next } = props;
  // What was typed as e-mail goes along from one form to the other.
  const [email, setEmail] = useState("");
  const form = { email, setEmail, setView, enter };
  return (
    <Tabs
      value={mode}
      onValueChange={(name) => setView({ name: name === "signup" ? "signup" : "login" })}
    >
      <TabsList aria-label="Sign in or sign up" className="*:flex-1">
        <TabsTrigger value="login">Sign In</TabsTrigger>
        <TabsTrigger value="signup">Sign Up</TabsTrigger>
      </TabsList>
      <TabsContent value="login" tabIndex={-1} className="pt-4">
        <LoginForm {...form} />
      </TabsContent>
      <TabsContent value="signup" tabIndex={-1} className="pt-4">
        <SignupForm {...form} />
      </TabsContent>
      {googleEnabled !== null && <GoogleButton isOn={googleEnabled} next={next} />}
    </Tabs>
  );
}
